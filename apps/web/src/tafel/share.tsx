/** Share: a slate as picture, table or record; and the strokes written anew, on request only. */
import type { JSX } from 'preact';
import { said } from '../lang/texts.js';
import { Icon } from '../ui/icon.js';
import { Sheet } from '../ui/sheet.js';
import { toast } from '../ui/toast.js';
import { savePicture, saveRecord, saveTable } from './sharing.js';
import type { Open } from './shelf.js';
import { say } from './texts.js';

export function Share(props: {
  readonly now: Open;
  /** The drawing, where the game has one. */
  readonly slate?: () => SVGSVGElement | null;
  readonly onTidy?: () => void;
  readonly onClose: () => void;
}): JSX.Element {
  const t = say().board;
  const { now, slate, onTidy, onClose } = props;
  return (
    <Sheet title={t.share} onClose={onClose}>
      <div class="share-list">
        {slate && (
          <button
            class="button"
            data-action="picture"
            onClick={() => {
              const svg = slate();
              if (!svg) return;
              void savePicture(now.kept, svg).then((isDrawn) => {
                if (!isDrawn) toast({ kind: 'tafel-picture', text: said().app.failed, isBad: true });
              });
              onClose();
            }}
          >
            <Icon name="slate" /> {t.picture}
          </button>
        )}
        <button
          class="button"
          data-action="csv"
          onClick={() => {
            saveTable(now.kept, now.sheet);
            onClose();
          }}
        >
          <Icon name="download" /> {t.csv}
        </button>
        <button
          class="button"
          data-action="record"
          onClick={() => {
            saveRecord(now.kept);
            onClose();
          }}
        >
          <Icon name="download" /> {t.record}
        </button>
        {onTidy && (
          <button
            class="button"
            data-action="tidy"
            onClick={() => {
              onTidy();
              onClose();
            }}
          >
            <Icon name="history" /> {t.tidy}
          </button>
        )}
      </div>
    </Sheet>
  );
}
