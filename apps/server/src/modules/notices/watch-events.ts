import type { Settings } from '@halyard/contracts/settings.ts';
import type { Transaction } from '../../database/database.ts';
import type { Recorded, Watch } from '../../event-log/event-log.ts';
import type { Notice } from '../../mail-texts/write-mail.ts';
import { chooseNotice, goesToWebhooks, isWanted } from './choose-notice.ts';

type Addressee = { readonly id: string; readonly email: string; readonly sign_in_email: string | null };

type Ports = {
  /** Everybody an event concerns: one person, or all active administrators. */
  readonly listAudience: (tx: Transaction, audienceId: string | null) => Promise<readonly Addressee[]>;
  readonly readSettings: (tx: Transaction, personIds: readonly string[]) => Promise<ReadonlyMap<string, Settings>>;
  readonly queueMail: (tx: Transaction, to: string, notice: Notice, settings: Settings) => Promise<void>;
  readonly queueWebhooks: (tx: Transaction, event: Recorded, personIds: readonly string[]) => Promise<void>;
};

/** Sends what an event sets off: mails and webhooks are views of the one log, queued in its transaction. */
export function createWatch({ listAudience, readSettings, queueMail, queueWebhooks }: Ports): Watch {
  return async (tx, event) => {
    const notice = chooseNotice(event);
    const isSent = goesToWebhooks(event);
    if (!notice && !isSent) return;
    const audience = await listAudience(tx, event.audienceId);
    const ids = audience.map(({ id }) => id);
    if (isSent) await queueWebhooks(tx, event, ids);
    if (!notice) return;
    const settings = await readSettings(tx, ids);
    for (const { id, email, sign_in_email } of audience) {
      const wishes = settings.get(id);
      // A new address that is not verified yet might be anybody's.
      if (wishes && isWanted(notice, wishes)) await queueMail(tx, sign_in_email ?? email, notice, wishes);
    }
  };
}
