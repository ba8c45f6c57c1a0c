import type { Phrases } from './vocabulary.ts';

/** English. */
export const en: Phrases = {
  'subject:incidents': 'incident|incidents; case; ticket; inc; security incident; security event; investigation',
  'subject:threats':
    'threat|threats; indicator; ioc; malware record; attack; threat record; intel; threat intelligence',
  'subject:entities': 'entity|entities; node; actor; record in the network',
  'subject:connections': 'connection|connections; link; relationship; tie; edge; relation',
  'subject:tasks':
    'task|tasks; todo; todos; to do; to-do; to-dos; to dos; action item; reminder; my list; things to do; work item',
  'subject:people':
    'user|users; account; people; team member; member of the team; staff; colleague; employee; login; person with an account; everyone; everybody',
  'subject:notifications': 'notification|notifications; message; bell; inbox',
  'subject:playbooks': 'playbook|playbooks; runbook; procedure; checklist',
  'subject:rules': 'alert rule|alert rules; rule; detection rule; alerting rule',
  'subject:imports': 'import|imports; upload; imported file; data import; ingest',
  'subject:audit':
    'audit entry|audit entries; audit log; audit trail; log entry; log; audit record; action in the audit log',

  'field:severity': 'Severity; severity level; sev; criticality; how severe; how bad; how serious',
  'field:status': 'Status; state; stage',
  'field:assignee':
    'Assignee; assigned to; analyst; owner; owned by; responsible; responsible for; handler; handled by; assigned; belongs to; in charge of; person in charge',
  'field:source': 'Source; feed; origin; reported by; data source; provider',
  'field:type': 'Type; kind; category; sort',
  'field:country': 'Country; nation; located in; from country',
  'field:tlp': 'TLP marking; tlp; traffic light protocol; marking; tlp level; marked',
  'field:verdict': 'Verdict; triage verdict; triaged as',
  'field:confidence': 'Confidence; confidence score; confidence level',
  'field:risk': 'Risk; risk level; risk rating; rated',
  'field:strength': 'Strength; strength of connection',
  'field:connections': 'Connections; number of connections; connected; well connected; degree',
  'field:priority': 'Priority; prio; urgency; importance',
  'field:role': 'Role; permission level; access level',
  'field:department': 'Department; dept; division',
  'field:company': 'Company; employer; firm',
  'field:email': 'Email; e-mail; mail address; email address',
  'field:username': 'User name; username; login name; handle',
  'field:number': 'Number; incident number; id',
  'field:title': 'Title',
  'field:description': 'Description; about what; purpose',
  'field:running': 'In progress; running; in use',
  'field:format': 'Format; file type',
  'field:state': 'State; status; outcome of the import; result',
  'field:owner': 'Imported by; uploaded by; who imported; who uploaded; importer',
  'field:objects': 'Objects; rows in; object count',
  'field:rejected': 'Rejected; rejected rows; rows rejected; rejections; refused rows',
  'field:created': 'Created; new records',
  'field:updated': 'Updated; last change; last changed; last updated; modified; changed',
  'field:unchanged': 'Unchanged',
  'field:action': 'Action; what was done; activity',
  'field:actor': 'Actor; who did; done by; by whom; performed by; acted',
  'field:object': 'Object; what it was done to',
  'field:address': 'IP address; address; from which address; ip',
  'field:resolution':
    'Time to resolve; resolution time; resolve time; time to resolution; mttr; mean time to resolve; mean time to resolution; handling time; time to close; take to resolve; took to resolve; how long does it take to resolve; how long did it take to resolve; how long do we take to resolve; how long it takes to resolve; how long does it take us to resolve; how fast do we resolve; how quickly do we resolve',
  'field:age': 'Age; open for; time open; how old',
  'field:name': 'Name',
  'field:file': 'File; file name',
  'field:event': 'Event; what happened',
  'field:subject': 'Subject',
  'field:text': 'Text',
  'field:target': 'Target',

  'value:status.Open': 'Open; untouched; not started',
  'value:status.Investigating':
    'Investigating; under investigation; being investigated; investigated; in investigation; looked into; being looked at; in progress',
  'value:status.Resolved': 'Resolved; solved; fixed; done',
  'value:status.Closed': 'Closed',
  'value:status.Active': 'Active; live; ongoing',
  'value:status.Contained': 'Contained',
  'value:status.Monitoring': 'Monitoring; monitored; being watched; watched; under observation',
  'value:status.active': 'Active; enabled',
  'value:status.inactive': 'Inactive; deactivated; disabled; suspended; blocked; locked out; not active',
  'value:status.pending': 'Pending; waiting for approval; unconfirmed; not confirmed',
  'value:severity.Critical': 'Critical; crit; crits; sev1; sev 1; sev-1; p1; severe; most severe; criticals',
  'value:severity.High': 'High; high severity; high-severity; sev2; sev 2; p2; highs; serious',
  'value:severity.Medium': 'Medium; medium severity; moderate; med; sev3; p3',
  'value:severity.Low': 'Low; low severity; minor; sev4; p4',
  'value:severity.high': 'High; high severity; high-severity; important; urgent',
  'value:severity.medium': 'Medium; medium severity; moderate',
  'value:severity.low': 'Low; low severity',
  'value:risk.High': 'High; high risk; high-risk; risky; dangerous; riskiest',
  'value:risk.Medium': 'Medium; medium risk; medium-risk; moderate',
  'value:risk.Low': 'Low; low risk; low-risk; harmless',
  'value:strength.Strong': 'Strong; close; tight',
  'value:strength.Medium': 'Medium; medium strength; moderate',
  'value:strength.Weak': 'Weak; loose',
  'value:priority.high':
    'High; high priority; high-priority; high prio; urgent; important; top priority; most important',
  'value:priority.medium': 'Medium; medium priority; normal priority; med prio; medium prio',
  'value:priority.low': 'Low; low priority; low-priority; low prio; unimportant',
  'value:role.admin': 'Admin; administrator; admins',
  'value:role.analyst': 'Analyst; analysts',
  'value:role.viewer': 'Viewer; viewers; read-only user; read only',
  'value:department.Engineering': 'Engineering; engineer; engineers',
  'value:department.Data Science': 'Data Science; data scientist; data scientists',
  'value:department.Marketing': 'Marketing',
  'value:department.Sales': 'Sales',
  'value:verdict.Confirmed': 'Confirmed; true positive; confirmed threat',
  'value:verdict.False positive': 'False positive; false alarm; fp; fps; false positives',
  'value:verdict.Benign': 'Benign',
  'value:tlp.TLP:CLEAR': 'TLP:CLEAR; tlp clear; tlp white; clear',
  'value:tlp.TLP:GREEN': 'TLP:GREEN; tlp green; green',
  'value:tlp.TLP:AMBER': 'TLP:AMBER; tlp amber; amber',
  'value:tlp.TLP:AMBER+STRICT': 'TLP:AMBER+STRICT; tlp amber strict; amber strict; amber+strict',
  'value:tlp.TLP:RED': 'TLP:RED; tlp red; red',
  'value:type.Person': 'Person; people; persons; individual; human',
  'value:type.Organization': 'Organization; organisation; org; orgs; company; companies; firm; business; group',
  'value:type.Location': 'Location; place; site; address',
  'value:type.Credential theft': 'Credential theft; credential thefts',
  'value:type.Data exfiltration': 'Data exfiltration; exfiltration; exfiltrations',
  'value:type.Lookalike domain': 'Lookalike domain; lookalike domains; lookalikes; lookalike',
  'value:type.Malware': 'Malware; malwares',
  'value:type.Phishing': 'Phishing; phish; phishes',
  'value:type.Ransomware': 'Ransomware; ransomwares',
  'value:type.Vulnerability': 'Vulnerability; vulnerability; vulnerabilities; vuln; vulns',
  'value:type.security': 'Security',
  'value:type.entity': 'Entity',
  'value:type.intel': 'Intelligence; intel',
  'value:type.system': 'System',
  'value:state.waiting': 'Waiting; queued',
  'value:state.reading': 'Reading',
  'value:state.storing': 'Storing; being stored',
  'value:state.finished': 'Finished; completed; done; successful; succeeded; went through',
  'value:state.cancelled': 'Canceled; cancelled; aborted; stopped',
  'value:state.failed': 'Failed; broken; unsuccessful; went wrong; with errors',
  'value:state.undoing': 'Being undone',
  'value:state.undone': 'Undone; rolled back; reverted',

  'flag:unresolved.yes':
    'Unresolved; not resolved; not been resolved; not yet resolved; not yet been resolved; outstanding; unsolved; pending; still running; not closed; not fixed; remaining; ongoing; active; live; unfinished; on the go; unclosed',
  'flag:unresolved.no': 'Resolved or closed; over; finished',
  'flag:overdue.yes':
    'Overdue; past due; late; past their target; past target; past its target; breached; breaching; breach the sla; sla breach; sla breached; out of sla; missed their target; missed the target; past the deadline; behind; delayed; over due; past sla; past their sla; beyond target; over target; missed sla; overdue by now; past their due date; breaching sla; running late',
  'flag:overdue.no': 'On time; not overdue',
  'flag:withinTarget.yes':
    'Within target; in time; in target; met the target; met their target; within their target; within sla; met the sla; met sla; before the deadline',
  'flag:withinTarget.no': 'After their target; too late; missed their target when resolved; resolved late',
  'flag:reopened.yes': 'Reopened; re-opened; opened again; came back',
  'flag:reopened.no': 'Never reopened',
  'flag:linked.yes':
    'Linked; linked to an incident; part of an incident; in an incident; connected to an incident; tied to an incident; attached to an incident; linked to incidents',
  'flag:linked.no':
    'Not linked; not in an incident; not linked to any incident; without an incident; without incident; not part of an incident',
  'flag:acknowledged.yes': 'Acknowledged; acked; ack; seen by someone',
  'flag:acknowledged.no':
    'Not acknowledged; unacknowledged; unacked; nobody acknowledged; no one acknowledged; not acked; not been acknowledged; nobody has acknowledged; nobody looked at; not looked at; untriaged; unseen; without acknowledgement',
  'flag:placed.yes': 'On the map; with a location; with a place; with coordinates; located; geolocated',
  'flag:placed.no':
    'Not on the map; without a place; without a location; without location; without coordinates; no location',
  'flag:assumed.yes': 'Severity assumed; assumed severity; with assumed severity',
  'flag:assumed.no': 'Severity stated',
  'flag:sample.yes': 'Sample data; sample; demo; example; made up; demo data; fake',
  'flag:sample.no': 'Not sample data; real; genuine',
  'flag:completed.yes': 'Completed; done; finished; ticked off; complete; ticked; closed; checked off',
  'flag:completed.no':
    'Active; open; not done; unfinished; incomplete; outstanding; pending; left to do; still to do; left; not completed; remaining; to be done; undone; uncompleted; not finished; still have to do; need to do',
  'flag:secondFactor.yes':
    'With a second factor; second factor; two factor; 2fa; mfa; authenticator; two-factor authentication; two factor authentication; second factor enabled; two-step sign-in; mfa enabled; mfa on; 2fa enabled; second factor on; multi factor',
  'flag:secondFactor.no':
    'Without a second factor; no second factor; without 2fa; without mfa; no mfa; no 2fa; not using mfa; not enabled mfa; not using 2fa; not set up mfa; not set up 2fa; mfa off; mfa disabled; lacks mfa; lack mfa; missing mfa; not enrolled in mfa; not turned on mfa; not set up a second factor; not using a second factor; without two factor',
  'flag:invited.yes':
    'Invited; invitation pending; not accepted the invitation; invite pending; pending invitation; open invitation; pending invite; not yet signed up',
  'flag:invited.no': 'Not invited',
  'flag:waiting.yes':
    'Waiting for a decision; with a request; asked for a role; waiting for a role; open request; deletion request; requested a role',
  'flag:waiting.no': 'Without a request',
  'flag:unread.yes': 'Unread; new; not read; unseen; unopened; not yet read',
  'flag:unread.no': 'Read; already read',
  'flag:actionRequired.yes':
    'Action required; need action; needs action; need an action; needs an action; require an action; requires an action; require action; need my attention; to act on; need a decision; actionable; requiring action; wait for an action; waiting for an action; waiting for action; i have to act on; awaiting action',
  'flag:actionRequired.no': 'Without action required',
  'flag:enabled.yes': 'Enabled; on; active; switched on; turned on; in force',
  'flag:enabled.no': 'Disabled; off; inactive; switched off; turned off; paused',

  'time:opened':
    'opened; created; came in; reported; raised; new; logged; started; arrived; filed; registered; happened; occurred; coming in; we get; got; received',
  'time:detected': 'detected; discovered; found; noticed; spotted',
  'time:resolved':
    'resolved; solved; fixed; closed; finished; wrapped up; dealt with; sorted; handled; resolve; close; fix',
  'time:due': 'due; target time; deadline; due date; due by; due on; date',
  'time:updated': 'updated; changed; touched; edited; modified; worked on',
  'time:seen':
    'seen; last seen; observed; sighted; showed up; new; recent; active; came in; spotted; reported; appeared; arrived; happened; received; coming in; got; recorded; detected; see',
  'time:added': 'added; imported; recorded; created; new; entered',
  'time:lastActivity': 'active; last active; activity; seen; last seen',
  'time:lastContact': 'last contact; contacted; in contact; contact; last contacted; been in touch',
  'time:created': 'created; added; joined; registered; made; new; signed up; wrote; put on',
  'time:completedAt': 'completed; done; finished; finish; complete; get done; got done; ticked off',
  'time:lastLogin':
    'signed in; logged in; last sign-in; last login; last signed in; last logged in; sign in; log in; logged on; been online; logon; online; signing in; last seen; login; been active; been on; active',
  'time:started': 'started; imported; ran; uploaded; run; import; brought in; ingested',
  'time:finished': 'finished; ended; completed',
  'time:at':
    'did; done; happened; received; came in; arrived; do; got; been up to; been doing; doing; performed; recorded; sent; logged; working on; worked on; occurred',

  'op:count':
    'how many; number of; count of; count; total number of; total; in total; how much; amount of; no of; nr of; num of; tally; quantity of; overall number of; total count of; hm; hmany; volume of; and how many',
  'op:list':
    'list; show; show me; which; display; give me; what are; what; view; see; tell me; get me; find; find me; pull up; bring up; get; list all; list of; what is; let me see; i want to see; i need; look up; search for; are the ones; name; which ones; whats; wheres; where is; where are; open the list of; overview of; who are; who is; run me through; walk me through',
  'op:exists':
    'are there; is there; do we have; have we got; any; got any; are there any; is any; is anything; anything; do any; have any; has any; did any; were there; was there; were any; does any; is there any; does anyone; has anyone; is anyone; is anybody',
  'op:average': 'average; mean; on average; avg; typical; typically; median; usually',
  'op:share+flag:completed.yes+subject:tasks': 'completion rate; task completion rate; rate of completion',
  'op:share':
    'percentage of; percentage; what percentage of; share of; share; fraction of; proportion of; what percent of; percent of; rate; what proportion of; how big a share of; ratio of; pct of; percent',
  'op:trend':
    'trend; over time; development; history of; timeline; trend of; evolution; developed; per time; progression; trending; chart of; curve',
  'op:bucket.hour': 'per hour; hourly; by hour; each hour; every hour; hour by hour; an hour',
  'op:bucket.day':
    'per day; daily; by day; each day; every day; day by day; a day; on each day; by date; which day had the most; what day had the most; day with the most; on which day were the most; busiest day',
  'op:bucket.week': 'per week; weekly; by week; each week; every week; week by week; a week; week over week',
  'op:bucket.month': 'per month; monthly; by month; each month; every month; month by month; a month',
  'op:busiest':
    'busiest; busiest analyst; busiest person; most loaded; overloaded; swamped; most work; highest workload; biggest workload',
  'op:each': 'per; each; for each; for every; every',
  'op:working':
    'working on; works on; on the plate of; dealing with; looking after; handling; handles; on my plate; busy with; workload; work on',
  'op:from': 'come from; comes from; came from; coming from; originate; originating; stem from; based in; come out of',
  'op:or': 'or; either',
  'op:it': 'it; its; that; his; her; hers; he; she',
  'op:they':
    'them; those; these; they; of those; of these; of them; their; theirs; out of those; out of these; the ones; ones',
  'op:age.days':
    'open for more than {n} days; older than {n} days; open longer than {n} days; open over {n} days; open for over {n} days; more than {n} days old; for more than {n} days; for over {n} days; longer than {n} days; over {n} days old; older than {n}d; open for more than {n}d; open over {n}d; open for over {n}d; open longer than {n}d; for more than {n}d; for over {n}d; longer than {n}d',
  'op:age.hours':
    'open for more than {n} hours; older than {n} hours; open longer than {n} hours; open over {n} hours; open for over {n} hours; for more than {n} hours; longer than {n} hours; older than {n}h; open for more than {n}h; open over {n}h; open for over {n}h; open longer than {n}h; for more than {n}h; for over {n}h; longer than {n}h',
  'op:other':
    'are all; is all; have all; has every; is every; were all; did all; do all; analysis; analyses; schema; schemas; crime; crimes; burglary; burglaries; robbery; robberies; police; force; forces; report; reports; setting; settings; preference; preferences; password; passwords; profile; session; sessions; device; devices; api key; api keys; key; webhook; webhooks; path; shortest path; graph; map; area; areas; outcome; outcomes; coverage; alert; alerts; kpi; kpis; dashboard; widget; definition; means; meaning; what does; define; counts as; count as; counted as; stand for; stands for; what do; how; why; will; backup; license; language; theme; timezone; column; columns; shortcut; recovery codes; timeline; summary; summarize; note; notes; step; steps; comment; comments; label; labels',
  'op:by':
    'by; grouped by; broken down by; split by; breakdown by; break down by; grouped per; per; each; for each; every; breakdown; broken down; distribution; distribution of; sorted into; across; split; group by; distributed; breakdown of; group; grouped; break down; distribute; spread; spread over; by each; different; spread across',
  'op:most':
    'most; the most; top; highest number of; biggest number of; most of the; most common; most frequent; greatest number of; largest number of; highest; biggest; largest; most often; common; main; heaviest; worst; greatest; maximum; max; commonest; leading; mostly; predominantly; number one',
  'op:least':
    'least; fewest; the fewest; lowest number of; smallest; least common; lowest; rarest; minimum; min; smallest number of',
  'op:newest': 'newest; latest; most recent; last; recent; most recently; recently; lately; newly; freshest; just',
  'op:oldest': 'oldest; earliest; first; longest; least recent; least recently',
  'op:oldest+flag:unresolved.yes':
    'longest open; open the longest; open longest; waiting the longest; longest waiting; longest running; been open the longest; open for the longest; open for the longest time',
  'subject:people+flag:waiting.yes':
    'role request; role requests; open role requests; role requests open; role requests are open; pending role requests; role requests are pending; role requests waiting',
  'op:unknown+field:risk': 'unrated; not rated; not been rated; nobody rated; nobody has rated; without a rating',
  'subject:tasks+flag:completed.no+op:oldest+time:due':
    "what is next; whats next; what's next; what should i do next; what comes next; what do i do next; my next task; next task",
  'op:compare':
    'compare; compared to; compared with; versus; vs; compared; comparison; difference between; more than; fewer than; change from; in comparison to; relative to; than; against; compare with; compare to; more; fewer; less than; better than; worse than; up or down',
  'op:who': 'who; whom; whose; by whom; who all; who else',
  'op:when': 'when; what time; since when; on which day; at what time; how long ago; what date',
  'op:where': 'where',
  'op:not':
    'not; no; without; w/o; w/out; except; excluding; apart from; other than; non; isnt; arent; havent; hasnt; didnt; dont; doesnt; but not; never; minus; exclude; wasnt; werent; neither; nor; lacking; missing; lack; lacks; leave out; have not; do not; does not; did not; has not; is not; are not; ignoring; ignore; hide; cant; wont; anything but; everything but; all but; outside',
  'op:nobody':
    'nobody; no one; unassigned; noone; without an assignee; not assigned; without owner; without assignee; no owner; no assignee; not assigned to anyone; not assigned to anybody; no analyst; unowned; unclaimed; without an owner; nobody owns; no one owns; up for grabs; not taken; not picked up; not been assigned; orphaned; waiting for an owner; nobody is working on; nobody works on; nobody is handling; with no owner; with nobody; has not been assigned; to no one; to nobody',
  'op:me':
    'my; mine; am i; do i have; have i got; have i resolved; have i closed; did i resolve; did i close; i own; i need to; i still have to; myself; assigned to me; my own; ive; im; for me; on me; i have',
  'op:follow':
    'and; what about; how about; only; just; same; same for; now; also; and what about; and how many; ok; okay; so; then; instead; again; but; one; and how about; rather',
  'op:all': 'all; everything; all of them; altogether; any status; regardless',
  'op:unknown':
    'unknown; without; w/o; w/out; no; with no; not set; not stated; missing; without any; lacking; empty; blank; undefined; has no; have no; that have no; unspecified; lack a; lacks a; with unknown; not given',
  'op:more':
    'more than; over; above; at least; greater than; longer than; higher than; bigger than; exceeding; upwards of; or more',
  'op:less':
    'less than; under; below; fewer than; at most; shorter than; lower than; smaller than; up to; or less; or fewer',
  'op:about':
    'about; mentioning; mention; containing; contain; contains; with the word; with the words; named; called; regarding; concerning; related to; involving; mentions; titled; to do with; in the title; including the word; that mention; matching; around; relating to; which mention; with the title; with the name; that say; say; talking about',
  'op:ago': 'ago; back; before',
  'op:within':
    'for; in; within; for more than; for over; for at least; since; in over; in more than; longer than; for longer than',

  'op:earlier':
    'the week before; the day before; the month before; before that; the previous one; the one before; week before; the year before; day before; month before; the period before; and before',
  'op:unit':
    'week; weeks; day; days; month; months; hour; hours; year; years; minute; minutes; quarter; weekend; morning; night; date',
  'op:do':
    'close; resolve; assign; escalate; acknowledge; mark; add; create; delete; remove; undo; start; invite; remind; deactivate; reopen; change; update; link; dismiss; set; note; write; edit; rename; import; export; download; upload; send; reset; merge; unassign; complete; finish; fix; give; ack; approve; cancel; block; attach',
  'op:this': 'this; here',

  'span:tomorrow': 'tomorrow; tmrw; tmr; tomorow; 2moro',
  'span:nextWeek': 'next week; coming week; the week after this',
  'span:nextMonth': 'next month; coming month',
  'span:nextDays':
    'next days; in the next days; coming days; upcoming; soon; coming up; over the next days; next few days; over the coming days; in the coming days; next {n} days; in the next {n} days; within {n} days; within the next {n} days; over the next {n} days; in {n} days; the coming {n} days; coming {n} days',
  'span:thisWeek': 'this week; by the end of the week; by end of week; end of the week; eow; by eow',
  'span:now':
    'right now; rn; now; currently; at the moment; atm; at present; today as of now; presently; as of now; at this moment; at this time; so far; to date; as we speak; this very moment; these days; overall',
  'span:overnight': 'overnight; last night; during the night; over night; tonight',
  'span:thisMorning': 'this morning; since this morning; since midnight',
  'span:pastMonths':
    'for a month; in a month; for over a month; for more than a month; in over a month; in more than a month; for at least a month; longer than a month; for {n} months; for over {n} months; for more than {n} months; in {n} months',
  'span:pastWeeks':
    'for a week; in a week; for over a week; for more than a week; in over a week; in more than a week; for at least a week; longer than a week; for {n} weeks; for over {n} weeks; for more than {n} weeks; in {n} weeks',
  'span:recently':
    'in recent days; the last few days; past few days; recent days; last couple of days; past couple of days; in the last few days; over the last few days; lately',

  'filler:':
    'the; a; an; that; ones; one; would you mind; mind; telling; wondering; wonder; curious; in the network; network; work in; works in; working in; worked in; there; of; in; on; to; for; with; is; are; was; were; be; been; being; do; does; did; done; has; have; had; there; which; please; pls; plz; can; could; would; you; u; us; we; our; ours; at; from; by; as; hey; hi; hello; halyard; currently; exactly; actually; really; still; yet; already; ever; me; tell; know; want; like; need; see; look; looking; current; present; existing; system; workspace; platform; console; in the system; at all; right; thanks; thank you; thx; ta; cheers; out; up; so; well; just; quick; quickly; kindly; go; let; lets; im; id; ill; if; and; also; some; overall; data; record; records; registered; exist; exists; stand; stands; looks; am; i; get; got; got any; asap; yo; mate; dude; team; who; whose; should; must; may; might; what; s; t; re; ve; d; ll; m; level; rated; rating; marked; labelled; tagged; flagged; belonging; belong; due; sitting; sit; reach; figure; figures; stats; statistics; status; info; information; details; detail; number; numbers; entries; entry; items; item; things; stuff; other; others; around; into; during; per; via; made; make; take; put; any; each; every; all; both; full; complete list; complete; entire; whole; only; most; back; over; within; time; kind of; sort of; dates; date; ranked; rank; sorted; sort; order; ordered; in order; by order; screen; page; list; table; now; having; fall; falls; fell; come; comes; keep; keeping; account; accounts; use; using; used; turned; active; possible; available; total; per cent; off; through; try; trying; wanna; gonna; gimme; lemme; dont; about; under; while; because; we have; i have; running; run',
};
