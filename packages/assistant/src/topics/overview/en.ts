import { inWords } from '../in-words.ts';
/** How things stand and what happened, in English. `n` is the number that `figure` shows. */
export const overview = {
  phrases: {
    'topic:overview': inWords(`
      overview, an overview, give me an overview, status report, situation report, situation, brief me,
      daily briefing, briefing, how are things, how do things stand, how does it look, summary of today,
      state of affairs, what is going on, what's going on, whats going on, bring me up to date, current situation,
      catch me up, what is the situation, the big picture, sitrep, where do we stand, how do things look,
      how are we doing, how is it going, how's it going, hows it going, how is everything, how's everything,
      hows everything, what is happening, what's happening, whats happening, what's up, whats up, dashboard summary,
      summary of the dashboard, dashboard overview, my dashboard, the dashboard, dashboard, key figures, key numbers,
      headline figures, kpis, main figures, at a glance, summary for today, daily summary, today's summary,
      todays summary, executive summary, management summary, state of play, morning briefing, morning report,
      daily report, general overview, overall picture, quick update, fill me in, bring me up to speed,
      get me up to speed, up to speed, what do i need to know, what should i know, is everything ok,
      is everything okay, is everything fine, is everything alright, everything ok, everything okay, everything fine,
      all good, what needs my attention, what needs attention, what requires my attention, what requires attention,
      what should i look at, what should i pay attention to, does anything need my attention,
      anything that needs my attention, overall summary, general summary, overall situation, overall status,
      quick status, short status, status overview, brief status
    `),
    'topic:news': inWords(`
      what is new, what's new, whats new, anything new, what has changed, what changed, any news, news,
      what did i miss, what have i missed, anything i should know, is there anything new, while i was away,
      since i was away, while i was gone, while i was out, whats changed, what's changed, anything i missed,
      did i miss anything, have i missed anything, anything interesting, any new developments, new developments
    `),
    'overview:happened': inWords(`
      what happened, what has happened, what was going on, what went on, happened, has happened, anything happened,
      did anything happen, has anything happened, anything happen, did something happen, has something happened
    `),
    'since:then': inWords('since'),
    'overview:any': inWords(`
      on halyard, in halyard, in the workspace, workspace, here, going on, team, i was away, going
    `),
    'op:summary': inWords(`
      recap, quick recap, rundown, quick rundown, brief summary, short summary, quick overview, short overview,
      brief overview, quick summary
    `),
  },
  examples: ['Give me an overview', 'What is new?', 'What happened today?', 'What happened since yesterday?'],
  labels: {
    unresolved: 'Incidents: unresolved',
    overdue: 'Incidents: past their target',
    alerts: 'Alerts',
    threats: 'Threats: Critical, Active, last 90 days',
    unread: 'Notifications: unread',
    opened: (span: string) => `Incidents: opened ${span}`,
    resolved: (span: string) => `Incidents: resolved ${span}`,
    seen: (span: string) => `Threats: seen ${span}`,
    tasks: (span: string) => `My tasks: completed ${span}`,
    received: (span: string) => `Notifications: ${span}`,
  },
  incidents: (n: number, figure: string, overdue: string) =>
    `${figure} ${n === 1 ? 'incident is' : 'incidents are'} unresolved, ${overdue} of them past their target.`,
  alerts: (n: number, figure: string) => `${figure} ${n === 1 ? 'alert waits' : 'alerts wait'} to be acknowledged.`,
  threats: (n: number, figure: string) =>
    `${figure} critical ${n === 1 ? 'threat is' : 'threats are'} active, seen in the last 90 days.`,
  tasks: (n: number, figure: string, overdue: string) =>
    `You have ${figure} active ${n === 1 ? 'task' : 'tasks'}, ${overdue} of them overdue.`,
  unread: (n: number, figure: string) => `You have ${figure} unread ${n === 1 ? 'notification' : 'notifications'}.`,
  period: (span: string) => `${span}:`,
  opened: (n: number, figure: string, resolved: string) =>
    `${figure} ${n === 1 ? 'incident was' : 'incidents were'} opened and ${resolved} resolved.`,
  seen: (n: number, figure: string) => `${figure} ${n === 1 ? 'threat was' : 'threats were'} seen last then.`,
  completed: (n: number, figure: string) => `You completed ${figure} ${n === 1 ? 'task' : 'tasks'}.`,
  received: (n: number, figure: string) => `You received ${figure} ${n === 1 ? 'notification' : 'notifications'}.`,
  receivedUnknown: 'Notifications are listed for nine days only, so those of this time are not counted.',
};
