import { Semaphore } from '@halyard/contracts/concurrency/semaphore.ts';

/** Gives out the members of a pool, to one caller at a time; who waits is served in order. */
export type Turns<Member> = {
  /** Waits for a free member, lends it to the work, and returns it to the pool however the work ends. */
  run<Result>(work: (member: Member) => Promise<Result>, signal: AbortSignal): Promise<Result>;
};

/** The member that was used last is given out first: the others may rest. */
export function takeTurns<Member extends object>(members: readonly Member[]): Turns<Member> {
  const free = [...members];
  const semaphore = new Semaphore({ permits: members.length });

  async function workWith<Result>(work: (member: Member) => Promise<Result>): Promise<Result> {
    const member = free.pop();
    if (!member) throw new Error('A permit was given without a free member.');
    try {
      return await work(member);
    } finally {
      free.push(member);
    }
  }

  return { run: (work, signal) => semaphore.run(() => workWith(work), { signal }) };
}
