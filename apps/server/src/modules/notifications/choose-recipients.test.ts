import { roles } from '@halyard/contracts/accounts/roles.ts';
import { eventKinds } from '@halyard/contracts/events.ts';
import { expect, test } from 'vitest';
import { everyone } from '../../event-log/event-log.ts';
import { type ActivePerson, chooseRecipients, type NotifiedEvent } from './choose-recipients.ts';
import { ofAccountSafety } from './sort-event.ts';

/** The same numbers at every run (Park and Miller's generator). */
function createChance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function makeCase(chance: (below: number) => number): { people: ActivePerson[]; event: NotifiedEvent } {
  const pick = <T>(values: readonly [T, ...T[]]): T => values[chance(values.length)] ?? values[0];
  const people = Array.from({ length: 1 + chance(8) }, (_, index) => ({
    id: `p${index}`,
    role: pick([roles[0], ...roles.slice(1)]),
  }));
  const anybody = () => pick<string | null>([null, ...people.map(({ id }) => id)]);
  const notify = {
    ...(chance(2) === 1 && { assigned: anybody() }),
    ...(chance(2) === 1 && { administrators: true as const }),
    ...(chance(2) === 1 && { analysts: true as const }),
    ...(chance(3) === 1 && { everybody: true as const }),
  };
  const event = {
    kind: pick([eventKinds[0], ...eventKinds.slice(1)]),
    audienceId: pick<string | null>([null, everyone, ...people.map(({ id }) => id)]),
    actor: { id: anybody(), address: null, requestId: null },
    ...(chance(3) > 0 && { notify }),
  };
  return { people, event };
}

test('whatever happens, each person is told once at most, and nobody of what they did themselves', () => {
  const chance = createChance(20_261_121);

  for (let round = 0; round < 20_000; round++) {
    const { people, event } = makeCase(chance);
    const recipients = chooseRecipients(event, people);

    const ids = recipients.map(({ personId }) => personId);
    expect(new Set(ids).size, JSON.stringify(event)).toBe(ids.length);
    if (!ofAccountSafety.includes(event.kind)) expect(ids, JSON.stringify(event)).not.toContain(event.actor.id);
    if (event.notify?.everybody) expect(ids.length).toBeGreaterThanOrEqual(people.length - 1);
    for (const { personId, why } of recipients) {
      const role = people.find(({ id }) => id === personId)?.role;
      if (why === 'administrators') expect(role).toBe('admin');
      if (why === 'analysts') expect(role).not.toBe('viewer');
    }
  }
});

const recipients = (event: Partial<NotifiedEvent> & Pick<NotifiedEvent, 'kind'>) =>
  chooseRecipients({ audienceId: everyone, actor: { id: 'eve', address: null, requestId: null }, ...event }, [
    { id: 'ada', role: 'admin' },
    { id: 'ben', role: 'analyst' },
    { id: 'cleo', role: 'viewer' },
    { id: 'eve', role: 'admin' },
  ]);

test('of several reasons the nearest one is given', () => {
  const assigned = recipients({
    kind: 'incident_escalated',
    notify: { assigned: 'ben', analysts: true, everybody: true },
  });

  expect(assigned).toEqual([
    { personId: 'ada', why: 'analysts' },
    { personId: 'ben', why: 'assigned_to_you' },
    { personId: 'cleo', why: 'everybody' },
  ]);
});

test('what waits for an administrator is told to them, and a password that expires to its owner', () => {
  expect(recipients({ kind: 'role_requested', audienceId: null })).toEqual([
    { personId: 'ada', why: 'administrators' },
  ]);
  expect(recipients({ kind: 'password_expires', audienceId: 'cleo' })).toEqual([
    { personId: 'cleo', why: 'about_you' },
  ]);
});

test('a sign-in from a new device is told to whoever signed in, a task they added is not', () => {
  expect(recipients({ kind: 'signed_in_from_new_device', audienceId: 'eve' })).toEqual([
    { personId: 'eve', why: 'about_you' },
  ]);
  expect(recipients({ kind: 'task_added', audienceId: 'eve' })).toEqual([]);
});
