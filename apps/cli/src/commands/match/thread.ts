// The inside of a thread that plays deals of a match: its order comes with it, then one number after another.
import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '@puur/rules';
import { localHand, type Order } from './order.js';

assert(parentPort !== null, 'this file is started as a thread');
const port = parentPort;
const hand = localHand(workerData as Order);
port.on('message', (deal: number) => {
  // What is thrown here ends the thread, and whoever has started it hears of it.
  void hand.play(deal).then((result) => {
    port.postMessage(result);
  });
});
