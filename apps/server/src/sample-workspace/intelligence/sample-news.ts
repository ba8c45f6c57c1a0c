import type { NotificationReason, NotificationType } from '@halyard/contracts/work/notifications.ts';
import type { SampleEvent } from './sample-history.ts';

const dayMs = 86_400_000;
const startOfDay = (at: number) => at - (at % dayMs);

/** An event that a sample person was notified of. `daysAgo` decides the group it is in. */
export type SampleNews = {
  readonly event: SampleEvent;
  readonly type: NotificationType;
  readonly severity: 'high' | 'medium' | 'low';
  readonly why: NotificationReason;
  readonly actionRequired: boolean;
  readonly read: boolean;
};

/** An instant `daysAgo` days ago in UTC at a share of the day that has passed, so that a start after midnight works. */
function atDay(now: number, daysAgo: number, share: number): number {
  const start = startOfDay(now) - daysAgo * dayMs;
  const end = daysAgo === 0 ? now : start + dayMs;
  return Math.floor(start + (end - start) * share);
}

type Subjects = {
  readonly threat: { readonly id: string; readonly name: string };
  readonly entity: { readonly id: string; readonly name: string };
  readonly incident: { readonly id: string; readonly title: string };
  readonly administratorId: string;
};

/** Events that all sample users were notified of: three groups, all four types. */
export function makeSampleNews(now: number, { threat, entity, incident, administratorId }: Subjects): SampleNews[] {
  const notification = (
    event: SampleEvent,
    type: NotificationType,
    severity: SampleNews['severity'],
    read: boolean,
  ): SampleNews => ({ event, type, severity, read, why: 'everybody', actionRequired: false });
  const threatEvent = (at: number): SampleEvent => ({
    at,
    kind: 'threat_severity_changed',
    severity: 'high',
    actorId: null,
    objectType: 'threat',
    objectId: threat.id,
    subject: threat.name,
    details: { from: 'Medium', to: 'High' },
  });
  const entityEvent = (at: number): SampleEvent => ({
    at,
    kind: 'entity_updated',
    severity: 'low',
    actorId: administratorId,
    objectType: 'entity',
    objectId: entity.id,
    subject: entity.name,
    details: { fields: ['risk'] },
  });
  const incidentEvent = (at: number): SampleEvent => ({
    at,
    kind: 'incident_update_added',
    severity: 'medium',
    actorId: administratorId,
    objectType: 'incident',
    objectId: incident.id,
    subject: incident.title,
    details: { message: 'The provider answered; see the notes.' },
  });
  const announcement = (at: number, message: string): SampleEvent => ({
    at,
    kind: 'announcement_made',
    severity: 'low',
    actorId: administratorId,
    objectType: 'announcement',
    objectId: String(at),
    subject: 'Operations desk',
    details: { message },
  });
  return [
    notification(threatEvent(atDay(now, 0, 0.9)), 'intel', 'high', false),
    notification(entityEvent(atDay(now, 0, 0.6)), 'entity', 'low', false),
    notification(announcement(atDay(now, 0, 0.2), 'The shift handover moves to 07:30.'), 'system', 'low', false),
    notification(incidentEvent(atDay(now, 1, 0.7)), 'security', 'medium', false),
    notification(entityEvent(atDay(now, 1, 0.5)), 'entity', 'low', true),
    notification(threatEvent(atDay(now, 3, 0.6)), 'intel', 'high', true),
    notification(incidentEvent(atDay(now, 4, 0.4)), 'security', 'medium', true),
    notification(
      announcement(atDay(now, 6, 0.5), 'Maintenance of the mail gateway on Sunday, 06:00 UTC.'),
      'system',
      'low',
      true,
    ),
  ];
}
