import { acknowledged, closed, numberOf, type SampleStory, type SampleWork, untouched } from './sample-story.ts';

const hourMs = 3_600_000;

type Labels = Readonly<Record<string, string>>;

/** `ends` hours after its first message the source reports its end, in its last message. */
function rule(
  labels: Labels & { readonly alertname: string },
  summary: string,
  ago: readonly number[],
  work: SampleWork,
  ends: number | null = null,
): SampleStory {
  const fingerprint = numberOf(JSON.stringify(labels), 2_147_483_647).toString(16).padStart(16, '0');
  const [first = 0] = ago;
  const message = (at: number, turn: number) => {
    const startsAt = at - (first - (ago[turn] ?? first)) * hourMs;
    const isOver = ends !== null && turn === ago.length - 1;
    const status = isOver ? 'resolved' : 'firing';
    return {
      version: '4',
      receiver: 'halyard',
      status,
      groupKey: `{}:{alertname="${labels.alertname}"}`,
      truncatedAlerts: 0,
      groupLabels: { alertname: labels.alertname },
      commonLabels: labels,
      commonAnnotations: { summary },
      externalURL: 'https://alerts.example',
      alerts: [
        {
          status,
          labels,
          annotations: { summary },
          startsAt: new Date(startsAt).toISOString(),
          endsAt: isOver ? new Date(startsAt + ends * hourMs).toISOString() : '0001-01-01T00:00:00Z',
          generatorURL: 'https://metrics.example/graph',
          fingerprint,
        },
      ],
    };
  };
  return { ago, message, work };
}

/** Alerts of the platform's monitoring, one story each; if they state no severity, it is assumed. */
export const alertmanagerStories: readonly SampleStory[] = [
  rule(
    { alertname: 'LogForwarderDown', severity: 'warning', host: 'portal-web-01' },
    'No log lines for ten minutes',
    [9.2, 8.3],
    untouched,
    0.85,
  ),
  rule(
    { alertname: 'BackupNotFinished', host: 'backup-nas-01' },
    'The nightly backup has not finished',
    [2.4],
    untouched,
  ),
  rule(
    { alertname: 'ArchiveQueriesUnusual', host: 'archive-db-01', user: 'analyst-12' },
    'Rows read in an hour: 38,000; usual are 400',
    [12.6, 8.6],
    acknowledged(4),
  ),
  rule(
    { alertname: 'CertificateExpired', severity: 'info', host: 'status-web-01' },
    'The certificate of the status page has expired',
    [9.7, 5.7],
    untouched,
  ),
  rule({ alertname: 'ClockSkew', host: 'badge-01' }, 'The clock is 40 seconds off', [86], closed('fixed', 3)),
  rule(
    { alertname: 'DiskAlmostFull', severity: 'critical', host: 'log-store-01' },
    'The disk for logs is 95 percent full',
    [113, 112],
    closed('fixed', 2, 'Old indices were moved.'),
    0.9,
  ),
];
