import { useSession } from '../../session/session.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { profileWords } from '../../text/loaders/account.ts';
import { useTitle } from '../../text/use-title.ts';
import { useText } from '../../text/words.tsx';
import { Spinner } from '../../ui/page/spinner.tsx';
import { AccountCard } from './account/account-card.tsx';
import { ActivityCard } from './activity/activity-card.tsx';
import { DangerZone } from './danger/danger-zone.tsx';
import { DevicesCard } from './devices/devices-card.tsx';
import { LoadFailed } from './load-failed.tsx';
import { PasskeysCard } from './passkeys/passkeys-card.tsx';
import styles from './profile.module.css';
import { ProfileHeader } from './profile-header.tsx';
import { useProfile } from './profile-queries.ts';
import { DataCard } from './protection/data-card.tsx';
import { RecoveryCodesCard } from './protection/recovery-codes-card.tsx';
import { SessionsCard } from './sessions/sessions-card.tsx';

/** The own account: who it is, how it is protected, where it is signed in, and what happened to it. */
export function ProfilePage() {
  const text = useMessages(profileWords);
  const { navigation } = useText();
  useTitle(navigation.profile);
  const { currentUser } = useSession();
  const { data: profile, isPending, isError, refetch } = useProfile();
  const person = profile ?? currentUser;
  return (
    <div className={styles.page} data-in-order>
      <h1>{navigation.profile}</h1>
      {person && <ProfileHeader person={person} />}
      {isPending && <Spinner label={text.loading} />}
      {isError && <LoadFailed onRetry={() => void refetch()}>{text.loadFailed}</LoadFailed>}
      <div className={styles.columns} data-in-order>
        <div className={styles.column} data-in-order>
          {profile && <AccountCard profile={profile} />}
          <SessionsCard />
          <DevicesCard />
        </div>
        <div className={styles.column} data-in-order>
          <PasskeysCard />
          {profile && <RecoveryCodesCard secondFactor={profile.secondFactor} />}
          <DataCard />
          <DangerZone requestedAt={profile?.deletionRequestedAt ?? null} />
        </div>
        <ActivityCard />
      </div>
    </div>
  );
}
