import type { User } from '@halyard/contracts/accounts/users.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { signInStateWords } from '../../../text/loaders/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Waiting } from '../form/waiting.tsx';
import { useDescribeFailure } from '../use-last-failure.ts';
import users from '../users.module.css';
import { Facts } from './facts.tsx';
import styles from './sign-in.module.css';
import { SignInIssues } from './sign-in-issues.tsx';
import { useSignInState } from './sign-in-queries.ts';
import { WayIn } from './sign-in-steps.tsx';

/** Sign-in state: methods, issues and remedies. */
export function SignInTab({ user }: { readonly user: User }) {
  const text = useMessages(signInStateWords);
  const describeFailure = useDescribeFailure();
  const format = useFormat();
  const { data: state, isPending, isError, error, isFetching, dataUpdatedAt, refetch } = useSignInState(user.id);
  return (
    <div className={users.stack}>
      {isError && (
        <Banner error={error} tone="error">
          {describeFailure(error, text.failed)}{' '}
          <Button className={styles.retry} size="small" busy={isFetching} onClick={() => void refetch()}>
            {text.retry}
          </Button>
        </Banner>
      )}
      {isPending && <Waiting label={text.loading} />}
      {state && (
        <>
          <p className={styles.fresh}>
            <span>{text.asOf(format.time(dataUpdatedAt))}</span>
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              {text.refresh}
            </Button>
          </p>
          <WayIn state={state} />
          <SignInIssues user={user} state={state} />
          {state.status !== null && <Facts state={state} />}
        </>
      )}
    </div>
  );
}
