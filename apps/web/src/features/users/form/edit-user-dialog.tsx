import type { User } from '@halyard/contracts/accounts/users.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isMissing } from '../../../api/errors/is-missing.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useDescribeFailure } from '../use-last-failure.ts';
import styles from '../users.module.css';
import { findListed, useUser } from '../users-queries.ts';
import type { UsersSearch } from '../users-search.ts';
import { EditUserForm } from './edit-user-form.tsx';
import type { OpenForm } from './use-open-form.ts';

type Props = {
  readonly id: string;
  readonly part: UsersSearch['part'];
  readonly open: OpenForm;
  readonly onDelete: (user: User) => void;
};

/** Opens one user; the list's data is shown until the newest has loaded. */
export function EditUserDialog({ id, part, open, onDelete }: Props) {
  const describeFailure = useDescribeFailure();
  const text = useMessages(usersWords);
  const queries = useQueryClient();
  const person = useUser(id);
  const user = person.data ?? findListed(queries, id);
  if (person.isError && isMissing(person.error))
    return (
      <Dialog title={text.title} closeLabel={text.close} onClose={open.leave}>
        <MissingRecord sentence={text.gone} back={text.back} onBack={open.leave} />
      </Dialog>
    );
  const failure = person.isError && (
    <Banner error={person.error} tone="error">
      {describeFailure(person.error, text.failures.one)}{' '}
      <Button size="small" busy={person.isFetching} onClick={() => void person.refetch()}>
        {text.retry}
      </Button>
    </Banner>
  );
  if (user) return <EditUserForm user={user} part={part} notice={failure} open={open} onDelete={onDelete} />;
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={open.leave}>
      <div className={styles.stack}>
        {failure}
        {person.isPending && <Spinner label={text.loadingOne} />}
      </div>
    </Dialog>
  );
}
