import { type Role, roles } from '@halyard/contracts/accounts/roles.ts';
import { useState } from 'react';
import { useActionFailure } from '../../../api/errors/use-action-failure.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { usersWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { type Failure, FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { Spinner } from '../../../ui/page/spinner.tsx';
import { useDescribeFailure } from '../use-last-failure.ts';
import styles from '../users.module.css';
import { useRolePreview } from '../users-queries.ts';
import { RoleEffects } from './role-effects.tsx';
import type { useBulkRoles } from './use-bulk-roles.ts';

type Props = {
  /** Whom it is about: ids with user names. */
  readonly people: ReadonlyMap<string, string>;
  readonly bulk: ReturnType<typeof useBulkRoles>;
  readonly onClose: () => void;
};

/** Selects a role for all ticked users, and previews the effect. */
export function RoleDialog({ people, bulk, onClose }: Props) {
  const { roleChange: text, roles: names, failures, close, cancel, retry } = useMessages(usersWords);
  const format = useFormat();
  const describeFailure = useDescribeFailure();
  const [role, setRole] = useState<Role>();
  const [failure, setFailure] = useActionFailure<Failure>();
  const preview = useRolePreview([...people.keys()], role);
  const changing = preview.data?.people.filter(({ result }) => result === 'changed') ?? [];

  async function confirm() {
    if (!role) return;
    const steps = changing.map(({ id, version }) => (version === null ? { id, role } : { id, role, version }));
    try {
      await bulk.set(steps, people, role);
      onClose();
    } catch (error) {
      setFailure(failureOf(error, describeFailure(error, failures.role)));
    }
  }

  return (
    <Dialog
      title={text.title(people.size, format.number(people.size))}
      closeLabel={close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" disabled={changing.length === 0} busy={bulk.isBusy} onClick={() => void confirm()}>
            {text.yes}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <FailureBanner failure={failure} />
        <SelectField
          label={text.role}
          hint={text.hint}
          value={role ?? ''}
          onChange={(event) => setRole(event.target.value as Role)}
        >
          <option value="" disabled>
            {text.choose}
          </option>
          {roles.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </SelectField>
        {preview.isLoading && <Spinner label={text.loading} />}
        {preview.isError && (
          <Banner error={preview.error} tone="error">
            {describeFailure(preview.error, text.failed)}{' '}
            <Button size="small" busy={preview.isFetching} onClick={() => void preview.refetch()}>
              {retry}
            </Button>
          </Banner>
        )}
        {preview.data && <RoleEffects preview={preview.data} />}
      </div>
    </Dialog>
  );
}
