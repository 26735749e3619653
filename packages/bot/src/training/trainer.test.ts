import { describe, expect, it } from 'vitest';
import { SMALL } from '../../test/networks.js';
import { randomFrom } from '../random.js';
import { trainee, Trainer } from './trainer.js';

describe('A trainer', () => {
  it('draws two heads to what they shall say, and does not touch what it has not seen', () => {
    const { net } = trainee(SMALL, 0);
    const trainer = new Trainer(net);
    trainer.scatter(randomFrom(1));
    const before = net.read();
    const inputs = [5, 77, 300];
    const wanted = [1, -0.5];
    for (let n = 0; n < 300; n++) {
      trainer.heads.set([4, 30]);
      trainer.forward(inputs, 0, inputs.length, 2);
      for (let i = 0; i < 2; i++) trainer.slopes[i] = trainer.values[i]! - wanted[i]!;
      trainer.backward(2);
      trainer.step(0.01);
    }
    trainer.forward(inputs, 0, inputs.length, 2);
    expect(trainer.values[0]).toBeCloseTo(1, 2);
    expect(trainer.values[1]).toBeCloseTo(-0.5, 2);
    const changed = Array.from({ length: SMALL.inputs }, (_, row) => row).filter((row) =>
      net
        .read()
        .subarray(row * 16, row * 16 + 16)
        .some((weight, n) => weight !== before[row * 16 + n]),
    );
    expect(changed).toEqual(inputs);
  });

  it('steps by the mean of its samples: the same sample twice is as once', () => {
    const stepped = (times: number): Float32Array => {
      const { net } = trainee(SMALL, 0);
      const trainer = new Trainer(net);
      trainer.scatter(randomFrom(2));
      for (let n = 0; n < times; n++) {
        trainer.heads[0] = 7;
        trainer.forward([1, 2], 0, 2, 1);
        trainer.slopes[0] = 0.5;
        trainer.backward(1);
      }
      trainer.step(0.01);
      return net.read();
    };
    const [once, twice] = [stepped(1), stepped(2)];
    expect(once.every((weight, n) => Math.abs(weight - twice[n]!) < 1e-6)).toBe(true);
  });

  it('does not step without a sample', () => {
    const { net } = trainee(SMALL, 0);
    const trainer = new Trainer(net);
    trainer.scatter(randomFrom(3));
    const before = net.read();
    trainer.step(1);
    expect(Buffer.compare(Buffer.from(net.read().buffer), Buffer.from(before.buffer))).toBe(0);
  });
});
