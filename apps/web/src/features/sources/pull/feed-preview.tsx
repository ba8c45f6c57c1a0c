import type { PullTrial } from '@halyard/contracts/inflow/feeds.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { describeFailure } from '../describe-health.ts';
import styles from './pull.module.css';

type Preview = NonNullable<PullTrial['preview']>;

function Objects({ preview }: { readonly preview: Preview }) {
  const { feed: text } = useMessages(sourcesWords);
  const format = useFormat();
  const { objects, types, total, rejected } = preview;
  const parts = types.map(({ type, count }) => `${format.number(count)} ${type}`);
  if (rejected > 0) parts.push(text.preview.rejected(format.number(rejected)));
  return (
    <section aria-label={text.preview.title} className={styles.preview}>
      <h3>{text.preview.title}</h3>
      <p>
        <Quantity>
          {total === 0 ? text.preview.none : text.preview.found(total, format.number(total))}
          {parts.length > 0 && `: ${parts.join(', ')}`}
        </Quantity>
      </p>
      {objects.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
        <ul className={styles.previewList} data-quantity tabIndex={0}>
          {objects.map(({ type, name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: objects of a preview stay where they are, and may be equal.
            <li key={place}>
              <span className={styles.headerName}>{type}</span> {name}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{text.preview.notKept}</p>
    </section>
  );
}

/** The result of testing a feed: the error, the collections of a server, its first objects. */
export function FeedPreview({ trial: { failure, collections, preview } }: { readonly trial: PullTrial }) {
  const text = useMessages(sourcesWords);
  const format = useFormat();
  const { taxii } = text.feed;
  return (
    <>
      {failure !== null && <Banner tone="warning">{describeFailure(failure, text)}</Banner>}
      {collections && !preview && failure === null && (
        <p>
          <Quantity>
            {collections.length === 0 ? taxii.none : taxii.found(collections.length, format.number(collections.length))}
          </Quantity>
        </p>
      )}
      {preview && <Objects preview={preview} />}
    </>
  );
}
