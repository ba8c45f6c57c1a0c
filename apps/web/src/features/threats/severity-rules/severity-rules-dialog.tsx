import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { severityRulesWords } from '../../../text/loaders/intelligence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useSeverityRules } from './severity-rule-queries.ts';
import { SeverityRulesForm } from './severity-rules-form.tsx';

/** The rules that assume severities: administrators change them, all users may read them. */
export function SeverityRulesDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useMessages(severityRulesWords);
  const describeFailure = useDescribeError();
  const rules = useSeverityRules();
  if (rules.data) return <SeverityRulesForm key={rules.data.version} rules={rules.data} onClose={onClose} />;
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      {rules.isPending && <Spinner label={text.loading} />}
      {rules.isError && (
        <Banner error={rules.error} tone="error">
          {describeFailure(rules.error, text.loadFailed)}{' '}
          <Button size="small" busy={rules.isFetching} onClick={() => void rules.refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
    </Dialog>
  );
}
