import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import type { ProposedAction } from '@halyard/contracts/work/assistant.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { assistantWords } from '../../../text/loaders/work.ts';
import { useText } from '../../../text/words.tsx';
import styles from './proposal.module.css';

type Fact = readonly [label: string, value: string];

/** Written from the call itself: a model's summary might say something else than what would happen. */
function useFacts(request: ProposedAction): readonly Fact[] {
  const { proposal: text } = useMessages(assistantWords);
  const { priorities } = useText();
  const format = useFormat();
  const nameOf = (id: string) => (/^\d{1,15}$/.test(id) ? incidentName(Number(id)) : id);
  switch (request.action) {
    case 'add_task': {
      const { text: task, priority, dueDate } = request.body;
      return [
        [text.text, task],
        [text.priority, priorities[priority]],
        [text.due, dueDate === null ? text.noDue : format.day(dueDate)],
      ];
    }
    case 'complete_task':
      return [[text.task, request.title]];
    case 'add_note':
      return [
        [text.incident, nameOf(request.incidentId)],
        [text.kind, request.body.note ? text.note : text.update],
        [text.text, request.body.message],
      ];
    case 'change_status': {
      const { status, comment } = request.body;
      const facts: Fact[] = [
        [text.incident, nameOf(request.incidentId)],
        [text.status, text.statuses[status]],
      ];
      return comment === '' ? facts : [...facts, [text.comment, comment]];
    }
  }
}

/** Exactly what would be done. */
export function ProposedFacts({ request }: { readonly request: ProposedAction }) {
  const { proposal: text } = useMessages(assistantWords);
  const facts = useFacts(request);
  return (
    <>
      <h3>{text.actions[request.action]}</h3>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
