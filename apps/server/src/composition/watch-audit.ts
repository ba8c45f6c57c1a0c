import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { type AuditVerdict, deriveAuditKey, verifyAudit } from '../event-log/audit.ts';
import type { AuditArchive } from '../event-log/audit-archive.ts';
import { type CheckpointFile, moveCheckpoint, readCheckpoint } from '../event-log/audit-checkpoint.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly masterKey: Uint8Array;
  readonly file: CheckpointFile;
  readonly archive: AuditArchive;
  /** Where the process log also keeps a checkpoint. */
  readonly note: (checkpoint: object) => void;
  readonly onBroken: () => void;
  /** Hears how a verification ended. */
  readonly onVerified: (verdict: AuditVerdict) => Promise<void>;
  readonly onFailure: (cause: unknown) => void;
};

const everyMs = 10_000;
const noteEveryMs = 60 * 60_000;

/** Keeps a signed checkpoint of the audit chain outside the database, and checks the chain against it. */
export function watchAudit({
  database,
  clock,
  masterKey,
  file,
  archive,
  note,
  onBroken,
  onVerified,
  onFailure,
}: Options) {
  const key = deriveAuditKey(masterKey);
  let notedAt = 0;
  let isBroken = false;

  /** Every node of a shared database writes it into its log once an hour. */
  function onMoved(checkpoint: object) {
    if (database.dialect === 'sqlite' || clock() - notedAt < noteEveryMs) return;
    notedAt = clock();
    note(checkpoint);
  }

  async function verify(): Promise<AuditVerdict> {
    const verdict = await verifyAudit({ read: database.read, key, archive, checkpoint: readCheckpoint(file, key) });
    await onVerified(verdict);
    return verdict;
  }

  function reportBroken() {
    if (isBroken) return;
    isBroken = true;
    onBroken();
    verify().catch(onFailure);
  }

  const move = () => moveCheckpoint({ database, key, file, archive, onMoved, onBroken: reportBroken }).catch(onFailure);
  const timer = setInterval(move, everyMs);
  timer.unref();
  return {
    key,
    move,
    /** Verifies the chain; a break is stored and reported. */
    verify,
    async close() {
      clearInterval(timer);
      await move();
    },
  };
}
