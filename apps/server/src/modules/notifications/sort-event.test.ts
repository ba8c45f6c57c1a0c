import { expect, test } from 'vitest';
import { levelOf, needsAction, typeOf } from './sort-event.ts';

test.each([
  ['incident_opened', 'low', 'security'],
  ['threat_added', 'critical', 'security'],
  ['threat_added', 'high', 'intel'],
  ['entity_updated', 'critical', 'entity'],
  ['connection_added', 'low', 'entity'],
  ['import_failed', 'medium', 'intel'],
  ['sign_in_locked', 'high', 'security'],
  ['api_key_created', 'low', 'system'],
  ['announcement_made', 'medium', 'system'],
] as const)('%s, %s, is of the type %s', (kind, severity, type) => {
  expect(typeOf({ kind, severity })).toBe(type);
});

test('an escalation waits for whoever has the incident, and for nobody else', () => {
  expect(needsAction('incident_escalated', 'assigned_to_you')).toBe(true);
  expect(needsAction('incident_escalated', 'analysts')).toBe(false);
  expect(needsAction('role_requested', 'administrators')).toBe(true);
});

test('what is critical is high', () => {
  expect(levelOf('critical')).toBe('high');
  expect(levelOf('low')).toBe('low');
});
