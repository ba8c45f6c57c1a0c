import type { SigmaRule, SigmaRuleDetail, SigmaState } from '@halyard/contracts/inflow/sigma.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useRights } from '../../../records/use-rights.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Tabs } from '../../../ui/page/tabs.tsx';
import { LevelMark } from '../list/level-mark.tsx';
import { AlertCount, MatchCount } from '../list/rule-counts.tsx';
import { StateMenu } from '../list/state-menu.tsx';
import { noneOpen, type SigmaPart, type SigmaSearch, sigmaParts } from '../sigma-search.ts';
import type { ChangeSearch } from '../use-sigma-search.ts';
import { DeleteQuestion } from './delete-question.tsx';
import styles from './detail.module.css';
import { EditForm } from './edit-form.tsx';
import { MatchesTab } from './matches-tab.tsx';
import { RuleFacts } from './rule-facts.tsx';
import { TestTab } from './test-tab.tsx';

type Props = {
  readonly detail: SigmaRuleDetail;
  readonly search: SigmaSearch;
  readonly change: ChangeSearch;
  readonly onState: ((rule: SigmaRule, state: SigmaState) => void) | undefined;
};

const ofReaders: readonly SigmaPart[] = ['rule', 'matches'];

/** One rule: its content, matches, tests, and editing. */
export function RulePane({ detail, search, change, onState }: Props) {
  const text = useMessages(sigmaWords);
  const { pane: words } = text;
  const format = useFormat();
  const { may } = useRights();
  const [isDeleting, setDeleting] = useState(false);
  const { rule } = detail;
  const parts = onState ? sigmaParts : ofReaders;
  const part = parts.includes(search.part) ? search.part : 'rule';
  const select = (to: SigmaPart) => change({ part: to === 'rule' ? undefined : to });
  return (
    <Panel
      className={styles.pane}
      aria-label={rule.title}
      title={
        <span className={styles.title}>
          <Quantity>{rule.title}</Quantity>
        </span>
      }
      actions={
        <IconButton label={text.back} onClick={() => change(noneOpen)}>
          <X size={18} aria-hidden />
        </IconButton>
      }
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <LevelMark level={rule.level} />
          <StateMenu rule={rule} onState={onState} />
          <MatchCount rule={rule}>{words.matches(rule.matches, format.number(rule.matches))}</MatchCount>
          <AlertCount rule={rule}>{words.alerts(rule.alerts, format.number(rule.alerts))}</AlertCount>
        </div>
        <p className={styles.quiet}>{words.stateHint[rule.state]}</p>
        <Tabs
          label={words.parts}
          tabs={parts.map((id) => ({ id, label: words.part[id] }))}
          selected={part}
          onSelect={select}
        >
          {part === 'rule' && <RuleFacts detail={detail} />}
          {part === 'matches' && <MatchesTab rule={rule} />}
          {part === 'test' && <TestTab key={rule.id} detail={detail} />}
          {part === 'edit' && <EditForm key={rule.id} detail={detail} onSaved={() => select('rule')} />}
        </Tabs>
        {may('sigma', 'delete') && part === 'edit' && (
          <div className={styles.buttons}>
            <Button size="small" variant="quiet" onClick={() => setDeleting(true)}>
              {words.delete}
            </Button>
          </div>
        )}
      </div>
      {isDeleting && (
        <DeleteQuestion
          rule={rule}
          onDeleted={() => change(noneOpen, { replace: true })}
          onClose={() => setDeleting(false)}
        />
      )}
    </Panel>
  );
}
