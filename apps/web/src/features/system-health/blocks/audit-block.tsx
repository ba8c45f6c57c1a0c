import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMutationFailure } from '../../../api/errors/use-action-failure.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { systemHealthWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { InternalLink } from '../../../ui/internal-link.tsx';
import { Quantity } from '../../../ui/marks/figure.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Block } from '../block.tsx';
import { type Blocks, useVerify } from '../health-queries.ts';
import styles from '../system-health.module.css';
import { AuditBreakNote } from './audit-break-note.tsx';
import { FactRows } from './fact-rows.tsx';

const hashShown = 12;

/** The length of the audit log, and whether it is intact. */
export function AuditBlock({ query }: { readonly query: Blocks['audit'] }) {
  const { audit: text, unknown } = useMessages(systemHealthWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const check = useVerify();
  const failure = useMutationFailure(check);
  const verdict = check.data;
  const verify = (
    <Button size="small" busy={check.isPending} onClick={() => check.mutate()}>
      {check.isPending ? text.verifying : text.verify}
    </Button>
  );
  return (
    <Block block="audit" query={query} actions={verify}>
      {({ entries, lastHash, verifiedAt, broken, archivedUpTo }) => (
        <>
          {failure && (
            <Banner tone="error" error={failure}>
              {describeError(failure, text.failed)}
            </Banner>
          )}
          {broken && <AuditBreakNote found={broken} />}
          {verdict && (verdict.intact || !broken) && (
            <p role="status" className={verdict.intact ? styles.intact : styles.broken}>
              {verdict.intact
                ? text.intact(verdict.rows, format.number(verdict.rows))
                : text.brokenAt(verdict.brokenAt === null ? unknown : format.number(verdict.brokenAt))}
            </p>
          )}
          <FactRows
            rows={[
              {
                name: text.entries,
                value: (
                  <InternalLink address="/audit">
                    <Quantity>{format.number(entries)}</Quantity>
                  </InternalLink>
                ),
              },
              ...(archivedUpTo ? [{ name: text.archived, value: text.upTo(format.number(archivedUpTo.seq)) }] : []),
              { name: text.hash, value: <code>{lastHash?.slice(0, hashShown) ?? unknown}</code> },
              { name: text.verified, value: verifiedAt === null ? text.never : format.dateTime(verifiedAt) },
            ]}
          />
        </>
      )}
    </Block>
  );
}
