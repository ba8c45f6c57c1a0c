import type { Profile } from '@halyard/contracts/accounts/profile.ts';
import { DraftBanner } from '../../../records/drafts/draft-banner.tsx';
import { LeaveQuestion } from '../../../records/drafts/leave-question.tsx';
import { useMessages } from '../../../text/lazy-messages.ts';
import { profileWords } from '../../../text/loaders/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../card.tsx';
import { EmailVerification } from './email-verification.tsx';
import { PasswordAge } from './password-age.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { useProfileEditing } from './use-profile-editing.ts';

/** Name, address and password: shown, and changed in place. */
export function AccountCard({ profile }: { readonly profile: Profile }) {
  const { account: text } = useMessages(profileWords);
  const { editing, isDirty, isDraftBack, begin, cancel, discard, dropDraft, type, save } = useProfileEditing(profile);
  const isOpen = editing.state !== 'display';
  const toggle = (
    <Button size="small" aria-expanded={isOpen} disabled={editing.state === 'saving'} onClick={isOpen ? cancel : begin}>
      {isOpen ? text.cancelEditing : text.update}
    </Button>
  );
  return (
    <Card title={text.title} actions={toggle}>
      <DraftBanner isBack={isDraftBack} onDiscard={discard} />
      {editing.state !== 'display' && <ProfileFields editing={editing} onType={type} onSave={() => void save()} />}
      {profile.signInEmail !== null && <EmailVerification profile={profile} signInEmail={profile.signInEmail} />}
      <PasswordAge changedAt={profile.passwordChangedAt} expiresAt={profile.passwordExpiresAt} />
      <LeaveQuestion isDirty={isDirty} onLeave={dropDraft} />
    </Card>
  );
}
