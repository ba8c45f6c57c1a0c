/** Gives out the members of a pool, to one caller at a time; who waits is served in order. */
export type Turns<Member> = {
  /** Waits for a free member, hands it to the work, and takes it back however the work ends. */
  run<Result>(work: (member: Member) => Promise<Result>, signal: AbortSignal): Promise<Result>;
};

/** The member that was used last is given out first: the others may rest. */
export function takeTurns<Member>(members: readonly Member[]): Turns<Member> {
  const free = [...members];
  const waiting: ((member: Member) => void)[] = [];

  function take(signal: AbortSignal): Promise<Member> {
    const member = free.pop();
    return member === undefined ? waitInLine(signal) : Promise.resolve(member);
  }

  function waitInLine(signal: AbortSignal) {
    return new Promise<Member>((resolve, reject) => {
      function leave() {
        waiting.splice(waiting.indexOf(serve), 1);
        reject(signal.reason);
      }
      function serve(member: Member) {
        signal.removeEventListener('abort', leave);
        resolve(member);
      }
      waiting.push(serve);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function giveBack(member: Member) {
    const next = waiting.shift();
    if (next) next(member);
    else free.push(member);
  }

  return {
    async run(work, signal) {
      signal.throwIfAborted();
      const member = await take(signal);
      try {
        return await work(member);
      } finally {
        giveBack(member);
      }
    },
  };
}
