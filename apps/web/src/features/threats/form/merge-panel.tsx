import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/threats-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import styles from '../threats.module.css';
import { type DraftField, differences, type ThreatDraft } from './threat-draft.ts';

type Props = { readonly mine: ThreatDraft; readonly newer: ThreatDraft; readonly onTakeNewer: () => void };

/** What this person wrote beside what someone else saved meanwhile, field by field where they differ. */
export function MergePanel({ mine, newer, onTakeNewer }: Props) {
  const text = useMessages(threatsWords);
  const { merge } = text;
  const different = differences(mine, newer);
  const says = (draft: ThreatDraft, field: DraftField) => {
    const value = draft[field];
    if (value.trim() === '') return merge.nothing;
    if (field === 'severity') return text.severities[draft.severity];
    return field === 'status' ? text.statuses[draft.status] : value.replace('T', field === 'timestamp' ? ' ' : 'T');
  };
  return (
    <div className={styles.merge}>
      <Banner tone="warning">{merge.title}</Banner>
      {different.length === 0 ? (
        <p>{merge.none}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{merge.field}</th>
              <th scope="col">{merge.yours}</th>
              <th scope="col">{merge.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {different.map((field) => (
              <tr key={field}>
                <th scope="row">{text.fieldName(field)}</th>
                <td>{says(mine, field)}</td>
                <td>{says(newer, field)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div>
        <Button size="small" onClick={onTakeNewer}>
          {merge.takeNewer}
        </Button>
      </div>
    </div>
  );
}
