/** Frame: what every page of the slate has on top: the way back, its name, and its tools. */
import type { ComponentChildren, JSX } from 'preact';
import { said } from '../lang/texts.js';
import { Icon, type IconName } from '../ui/icon.js';
import { useBelow } from './below.js';
import { UnkeptLine, UnkeptMark, WaitingLine } from './unkept.js';

export function Tool(props: {
  readonly icon: IconName;
  readonly label: string;
  readonly action: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}): JSX.Element {
  const { icon, label, action, isOff = false, onClick } = props;
  return (
    <button
      class="key"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      data-action={action}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

export function Frame(props: {
  readonly title: string;
  /** Where the way back leads. */
  readonly up: string;
  readonly isClose?: boolean;
  readonly class: string;
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}): JSX.Element {
  const { title, up, isClose = false, class: name, tools, children } = props;
  const { app } = said();
  const { end, isMore } = useBelow();
  return (
    <main class={`page tafel ${name}${isMore.value ? ' more' : ''}`}>
      <header>
        <a class="key" href={up} aria-label={isClose ? app.close : app.back}>
          <Icon name={isClose ? 'close' : 'back'} />
        </a>
        <h1>{title}</h1>
        <UnkeptMark />
        {tools}
      </header>
      <UnkeptLine isTyping={isClose} />
      {!isClose && <WaitingLine />}
      {children}
      <i class="end" aria-hidden="true" ref={end} />
    </main>
  );
}
