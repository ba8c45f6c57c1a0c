import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { Button } from '../../ui/button.tsx';
import { Toggle } from '../../ui/form/toggle.tsx';
import { Banner } from '../../ui/page/banner.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import styles from './outgoing.module.css';
import { useModelSettings, useSaveModelSettings, type WithheldPart } from './outgoing-queries.ts';

const parts: readonly WithheldPart[] = ['names', 'screen', 'lastQuestion'];

/** What the person withholds from the language model; each switch takes effect at once. */
export function WithholdSwitches() {
  const { outgoing: text, tryAgain } = useMessages(assistantWords);
  const describeError = useDescribeError();
  const settings = useModelSettings();
  const save = useSaveModelSettings();
  if (settings.isPending) return <Spinner label={text.settingsLoading} />;
  if (!settings.data)
    return (
      <Banner tone="error" error={settings.error}>
        {describeError(settings.error, text.settingsFailed)}{' '}
        <Button size="small" busy={settings.isFetching} onClick={() => void settings.refetch()}>
          {tryAgain}
        </Button>
      </Banner>
    );
  const { withhold } = settings.data;
  const errorOf = (part: WithheldPart) =>
    save.isError && save.variables.part === part ? describeError(save.error, text.saveFailed) : undefined;
  return (
    <div className={styles.switches}>
      {parts.map((part) => (
        <Toggle
          key={part}
          label={text.withhold[part]}
          hint={text.withholdHints[part]}
          error={errorOf(part)}
          checked={withhold[part]}
          onChange={({ target }) => save.mutate({ part, withhold: { ...withhold, [part]: target.checked } })}
        />
      ))}
    </div>
  );
}
