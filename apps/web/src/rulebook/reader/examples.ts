/**
 * Examples: answers become buttons. A tap says at once whether it is right, and unfolds why; where several cards are asked
 * for, they are chosen first and then looked at together.
 */
import { all, page } from './page.js';

const { words } = page;

function button(label: string, className = 'button small'): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  made.textContent = label;
  return made;
}

const isRight = (choice: HTMLElement): boolean => choice.dataset.right !== undefined;

function say(example: HTMLElement, right: boolean): void {
  const verdict = example.querySelector<HTMLElement>('.verdict');
  if (verdict) {
    verdict.hidden = false;
    verdict.dataset.right = right ? 'yes' : 'no';
    // Emptied first, so that the same word is spoken again.
    verdict.textContent = '';
    verdict.textContent = right ? words.right : words.wrong;
  }
  const answer = example.querySelector('details');
  if (answer) answer.open = right;
}

function marked(choice: HTMLElement, mark: 'right' | 'wrong' | 'missed' | null): void {
  if (mark === null) delete choice.dataset.mark;
  else choice.dataset.mark = mark;
}

/** One answer out of a few. */
function askOne(example: HTMLElement, choices: readonly HTMLElement[]): void {
  for (const choice of choices) {
    const key = button(choice.textContent);
    choice.replaceChildren(key);
    key.addEventListener('click', () => {
      for (const other of choices) marked(other, null);
      marked(choice, isRight(choice) ? 'right' : 'wrong');
      say(example, isRight(choice));
    });
  }
}

/** All cards that are right, and no other. */
function askCards(example: HTMLElement, choices: readonly HTMLElement[]): void {
  const keys = choices.map((choice) => {
    const key = button('', 'card-key');
    key.setAttribute('aria-pressed', 'false');
    key.append(...choice.childNodes);
    choice.append(key);
    key.addEventListener('click', () => {
      key.setAttribute('aria-pressed', key.getAttribute('aria-pressed') === 'true' ? 'false' : 'true');
      for (const other of choices) marked(other, null);
    });
    return key;
  });
  const check = button(words.check, 'button small main');
  check.addEventListener('click', () => {
    const wrong = choices.filter((choice, at) => {
      const isChosen = keys[at]!.getAttribute('aria-pressed') === 'true';
      marked(choice, isChosen ? (isRight(choice) ? 'right' : 'wrong') : null);
      return isChosen !== isRight(choice);
    });
    say(example, wrong.length === 0);
  });
  choices.at(-1)?.parentElement?.after(check);
}

/** Makes every example of the page one to try. */
export function playExamples(): void {
  for (const example of all('.example')) {
    const choices = all('[data-choice]', example);
    if (example.dataset.task === 'cards') askCards(example, choices);
    else askOne(example, choices);
    example.dataset.live = '';
  }
}
