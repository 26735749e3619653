/**
 * School: lessons from the first card to a whole round, and drills. What is taught and judged is @puur/school; here it is
 * laid on the table, and what was learned is kept on the device.
 */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import '../styles/school/index.css';
import { route } from '../app/route.js';
import { later } from '../lang/texts.js';
import { DrillPage } from './drill.js';
import { Front } from './front.js';
import { LessonPage } from './lesson.js';
import { placeOf } from './place.js';
import { restoredWindows } from '../storage/windows.js';
import { look, progress } from './store.js';
import { schoolTexts } from './texts.js';

export function School(): JSX.Element | null {
  const place = placeOf(route.value.query);
  useEffect(
    () =>
      restoredWindows.whenWritten(() => {
        void look();
      }),
    [],
  );
  useEffect(() => {
    if (progress.peek() === null || place.at === 'front') void look();
  }, [place.at]);
  const known = progress.value;
  if (known === null || schoolTexts.value === null || later.value === null) return null;
  switch (place.at) {
    case 'front':
      return <Front progress={known} />;
    case 'lesson':
      return <LessonPage key={place.lesson} lesson={place.lesson} step={place.step} />;
    case 'drill':
      return <DrillPage key={place.drill} drill={place.drill} />;
  }
}
