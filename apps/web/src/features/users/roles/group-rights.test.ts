import { roles } from '@halyard/contracts/accounts/roles.ts';
import { compareRoles } from '@halyard/contracts/policy.ts';
import { expect, test } from 'vitest';
import { findGroup, groupRights } from './group-rights.ts';

test('every right that a change of role gives or takes has words', () => {
  const moves = roles.flatMap((from) => roles.map((to) => compareRoles(from, to)));
  const unknown = moves.flatMap(({ gained, lost }) => [...gained, ...lost]).filter((right) => !findGroup(right));

  expect(unknown).toEqual([]);
});

test('a right that is newer than the console is told by its name', () => {
  expect(groupRights([{ resource: 'radar', action: 'turn', reach: 'all' }])).toEqual(['radar.turn']);
});
