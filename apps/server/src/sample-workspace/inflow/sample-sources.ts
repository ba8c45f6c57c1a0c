import type { SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import { sampleId } from '../intelligence/sample-id.ts';
import { alertmanagerStories } from './alertmanager-stories.ts';
import { hoursBefore, type SampleStory } from './sample-story.ts';
import { suricataStats, suricataStories } from './suricata-stories.ts';
import { wazuhStories } from './wazuh-stories.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export type SampleSource = {
  readonly id: string;
  readonly name: string;
  readonly format: SourceFormat;
  readonly defaultSeverity: ThreatSeverity;
  readonly stories: readonly SampleStory[];
  /** Messages within this many minutes are one delivery; 0: each message is one. */
  readonly gatheredMinutes: number;
  readonly mediaType: string;
  readonly sender: string;
};

/** The alerts of a delivery, in the order of its messages. */
export type SampleDelivery = {
  readonly source: SampleSource;
  readonly at: number;
  readonly body: string;
  readonly stories: readonly SampleStory[];
};

const source = (name: string, more: Omit<SampleSource, 'id' | 'name'>): SampleSource =>
  Object.assign({ id: sampleId('source', name), name }, more);

export const sampleSources: readonly SampleSource[] = [
  source('Suricata, edge', {
    format: 'suricata',
    defaultSeverity: 'Medium',
    stories: suricataStories,
    gatheredMinutes: 10,
    mediaType: 'application/x-ndjson',
    sender: 'Fluent-Bit',
  }),
  source('Wazuh, all agents', {
    format: 'wazuh',
    defaultSeverity: 'Low',
    stories: wazuhStories,
    gatheredMinutes: 0,
    mediaType: 'application/json',
    sender: 'python-requests/2.32.3',
  }),
  source('Alertmanager, platform', {
    format: 'alertmanager',
    defaultSeverity: 'Medium',
    stories: alertmanagerStories,
    gatheredMinutes: 0,
    mediaType: 'application/json',
    sender: 'Alertmanager/0.28.1',
  }),
];

type Message = { readonly at: number; readonly text: string; readonly story: SampleStory };

function messagesOf({ stories }: SampleSource, now: number): Message[] {
  const messages = stories.flatMap((story) =>
    story.ago.map((ago, turn) => {
      const at = hoursBefore(now, ago);
      return { at, text: JSON.stringify(story.message(at, turn)), story };
    }),
  );
  return messages.toSorted((one, other) => one.at - other.at);
}

/** Transit time of a message: a few seconds. */
const underWayMs = 4_000;
/** Interval of deliveries with non-alert lines. */
const statsEvery = 5;

function deliveriesOf(of: SampleSource, now: number): SampleDelivery[] {
  const gathered = Map.groupBy(messagesOf(of, now), ({ at }, place) =>
    of.gatheredMinutes === 0 ? place : Math.floor((now - at) / (of.gatheredMinutes * minuteMs)),
  );
  return [...gathered.values()].map((messages, place) => {
    const at = Math.max(...messages.map((message) => message.at)) + underWayMs;
    const lines = messages.map(({ text }) => text);
    if (of.format === 'suricata' && place % statsEvery === 0) lines.push(JSON.stringify(suricataStats(at)));
    const body = of.gatheredMinutes === 0 ? lines.join('') : `${lines.join('\n')}\n`;
    return { source: of, at, body, stories: messages.map(({ story }) => story) };
  });
}

/** A truncated message: nothing of it can be read. */
function brokenDelivery(of: SampleSource, now: number): SampleDelivery {
  const [story] = of.stories;
  const at = now - 38 * hourMs;
  const whole = story ? JSON.stringify(story.message(at, 0)) : '{"';
  return { source: of, at: at + underWayMs, body: whole.slice(0, whole.length / 2), stories: [] };
}

/** Everything that the sample sources have sent in a week, the oldest first. */
export function makeSampleDeliveries(now: number): SampleDelivery[] {
  const all = sampleSources.flatMap((one) => deliveriesOf(one, now));
  const broken = sampleSources.filter(({ format }) => format === 'wazuh').map((one) => brokenDelivery(one, now));
  return [...all, ...broken].sort((one, other) => one.at - other.at);
}
