import { ApiError } from '@halyard/contracts/errors.ts';
import type { Answer, Proposal } from '@halyard/contracts/work/assistant.ts';
import type { Transaction } from '../../database/database.ts';

type Decision = {
  readonly ownerId: string;
  readonly proposalId: string;
  readonly state: Exclude<Proposal['state'], 'open'>;
};

async function findProposal(tx: Transaction, { ownerId, proposalId }: Decision) {
  const rows = await tx
    .selectFrom('assistant_messages')
    .select(['id', 'answer'])
    .where('owner_id', '=', ownerId)
    .where('role', '=', 'assistant')
    // Pre-filter only: an underscore in an id is a wildcard here.
    .where('answer', 'like', `%"${proposalId}"%`)
    .execute();
  for (const { id, answer } of rows) {
    const content = JSON.parse(answer ?? 'null') as Answer | null;
    if (content?.proposal?.id === proposalId) return { messageId: id, content, proposal: content.proposal };
  }
  throw new ApiError('record_not_found');
}

/** Records the owner's decision in the stored answer; a decision is final. */
export async function settleOpenProposal(tx: Transaction, decision: Decision): Promise<Proposal> {
  const { messageId, content, proposal } = await findProposal(tx, decision);
  if (proposal.state !== 'open') throw new ApiError('conflict');
  const settled = { ...proposal, state: decision.state };
  await tx
    .updateTable('assistant_messages')
    .set({ answer: JSON.stringify({ ...content, proposal: settled }) })
    .where('id', '=', messageId)
    .execute();
  return settled;
}
