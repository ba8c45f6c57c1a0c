import type { Phrases } from '../vocabulary.ts';

/** What is asked of records, times that are no dates, and words that say nothing. */
export const questions: Phrases = {
  'op:count':
    'how many; number of; count of; count; total number of; total; in total; how much; amount of; no of; nr of; num of; tally; quantity of; overall number of; total count of; hm; hmany; volume of; and how many; how mny; howmany; how may; hw many; count me; nr; how often; how frequently; how many times; head count; headcount',
  'op:list':
    'list; show; show me; which; display; give me; what are; what; view; see; tell me; get me; find; find me; pull up; bring up; get; list all; list of; what is; let me see; i want to see; i need; look up; search for; are the ones; name; which ones; whats; wheres; where is; where are; open the list of; overview of; who are; who is; run me through; walk me through; show us; list me; i wanna see; lemme see; gimme; can i see; whats in; what is in; whats on; what have we got; what do we have; what do we have on; anything on; everything on; all about; details of; details on; open; go to; take me to; got; whats sitting in; what do we know about; do we know; know about; what do you know about; what is known about; whats known about; tell me about; anything about; the record for; record for; the record of; what about the record',
  'op:exists':
    'are there; is there; do we have; have we got; any; got any; are there any; is any; is anything; anything; do any; have any; has any; did any; were there; was there; were any; does any; is there any; does anyone; has anyone; is anyone; is anybody; somebody; someone; has someone; has somebody; is there still; anyone; anybody; has anybody; did anybody; did anyone; did someone',
  'op:average': 'average; mean; on average; avg; typical; typically; median; usually',
  'op:share+flag:completed.yes+subject:tasks':
    'completion rate; task completion rate; rate of completion; how far along am i; how far am i; my progress; how much have i done; how much of my work is done',
  'op:share':
    'percentage of; percentage; what percentage of; share of; share; fraction of; proportion of; what percent of; percent of; rate; what proportion of; how big a share of; ratio of; pct of; percent; how large a part; what part of; success rate; as a percentage; percentage-wise; pct; what fraction; what share; how big a part; quota; out of all; in percent; in per cent; % of',
  'op:trend':
    'trend; over time; development; trend of; evolution; developed; per time; progression; trending; chart of; curve; week by week; day by day; month by month; develop; developing; devloping; how has it changed; over the months; over the weeks; over the year; changed over; change over time; has changed; has developed; evolve; evolving; through the year',
  'op:bucket.hour': 'per hour; hourly; by hour; each hour; every hour; hour by hour; an hour',
  'op:bucket.day':
    'per day; daily; by day; each day; every day; day by day; a day; on each day; by date; which day had the most; what day had the most; day with the most; on which day were the most; busiest day',
  'op:bucket.week': 'per week; weekly; by week; each week; every week; week by week; a week; week over week',
  'op:bucket.month': 'per month; monthly; by month; each month; every month; month by month; a month',
  'op:busiest':
    'busiest; busiest analyst; busiest person; most loaded; overloaded; swamped; most work; highest workload; biggest workload',
  'op:each': 'per; each; for each; for every; every',
  'op:working':
    'working on; works on; on the plate of; dealing with; looking after; handling; handles; on my plate; busy with; workload; work on; on her desk; on his desk; on their desk; on her plate; on his plate; on their plate; busy with; carrying; has on; in hand; desk; load; caseload; workload of; workloads',
  'op:from': 'come from; comes from; came from; coming from; originate; originating; stem from; based in; come out of',
  'op:or': 'or; either',
  'op:it': 'it; its; his; her; hers; he; she; that one; this one; him',
  'op:they':
    'them; those; these; they; of those; of these; of them; their; theirs; out of those; out of these; the ones; ones; those ones; the rest; the others; from those; among those; among them; of which; any of it; any of them; some of those; all of those; all of them; the lot; these ones',
  'op:age.days':
    'open for more than {n} days; older than {n} days; open longer than {n} days; open over {n} days; open for over {n} days; more than {n} days old; for more than {n} days; for over {n} days; longer than {n} days; over {n} days old; older than {n}d; open for more than {n}d; open over {n}d; open for over {n}d; open longer than {n}d; for more than {n}d; for over {n}d; longer than {n}d',
  'op:age.hours':
    'open for more than {n} hours; older than {n} hours; open longer than {n} hours; open over {n} hours; open for over {n} hours; for more than {n} hours; longer than {n} hours; older than {n}h; open for more than {n}h; open over {n}h; open for over {n}h; open longer than {n}h; for more than {n}h; for over {n}h; longer than {n}h',
  'op:other':
    'are all; is all; have all; has every; is every; were all; did all; do all; license; shortcut; shortcuts; export; download; graph; map; widget; widgets',
  'op:by':
    'by; grouped by; broken down by; split by; breakdown by; break down by; grouped per; per; each; for each; every; breakdown; broken down; distribution; distribution of; sorted into; across; split; group by; distributed; breakdown of; group; grouped; break down; distribute; spread; spread over; by each; different; spread across; broken out by; breakdown per; how do they split; per each; in terms of; going by; according to; grouped into; sliced by; categorised by; categorized by; among; shared out; break that down by; break it down by; broken down by; split that by; split it by',
  'op:most':
    'most; the most; top; highest number of; biggest number of; most of the; most common; most frequent; greatest number of; largest number of; highest; biggest; largest; most often; common; main; heaviest; worst; greatest; maximum; max; commonest; leading; mostly; predominantly; number one; most of all; busiest; number 1; top most; the highest; the biggest; record; peak; riskiest; most reliable; strongest; longest; largest; which comes first; who comes first; which one leads; who leads; in the lead; top of the list; comes first',
  'op:least':
    'least; fewest; the fewest; lowest number of; smallest; least common; lowest; rarest; minimum; min; smallest number of; least reliable; weakest; fewest of all; the lowest; the smallest; the least; shortest; quietest',
  'op:newest':
    'newest; latest; most recent; last; recent; most recently; recently; lately; newly; freshest; just; last one; just now; most current; new; just in; fresh; last time; the last time',
  'op:oldest': 'oldest; earliest; first; longest; least recent; least recently',
  'op:oldest+flag:unresolved.yes':
    'longest open; open the longest; open longest; waiting the longest; longest waiting; longest running; been open the longest; open for the longest; open for the longest time',
  'op:unknown+field:risk': 'unrated; not rated; not been rated; nobody rated; nobody has rated; without a rating',
  'op:compare':
    'compare; compared to; compared with; versus; vs; compared; comparison; difference between; more than; fewer than; change from; in comparison to; relative to; than; against; compare with; compare to; more; fewer; less than; better than; worse than; up or down; higher than; lower than; vs the; than in; as in; against the; set against; month over month; week over week; year over year; mom; yoy; difference; differ; how does that compare; changed since; against last; versus last; and before; to before; better or worse; worse or better; more or less; is that better; is that worse; is that more; is that less; is that up; is that down; improving; going up or down; up or down on before; how does it compare; compared to before; is that an improvement',
  'op:who':
    'who; whom; whose; by whom; who all; who else; whos; who is; who was; which person; which user; which analyst; which colleague; what person; who did; whod; which people; person who; the person who; people who; the one who; user who; analyst who; colleague who; last person who',
  'op:when':
    'when; what time; since when; on which day; at what time; how long ago; what date; when exactly; when exactly was; what day; when was; when did; when is; when were; when are; time of; since what time; until when; by when; whens',
  'op:where': 'where; where is; where are; wheres',
  'op:not':
    'not; no; without; w/o; w/out; except; excluding; apart from; other than; non; isnt; arent; havent; hasnt; didnt; dont; doesnt; but not; never; minus; exclude; wasnt; werent; neither; nor; lacking; missing; lack; lacks; leave out; have not; do not; does not; did not; has not; is not; are not; ignoring; ignore; hide; cant; wont; anything but; everything but; all but; outside; w/out; ain t; isn t; haven t; leaving out; not counting; not including; without any; other than; none of; no longer; not yet; yet to be; still not; leave out',
  'op:nobody':
    'nobody; no one; unassigned; noone; without an assignee; not assigned; without owner; without assignee; no owner; no assignee; not assigned to anyone; not assigned to anybody; no analyst; unowned; unclaimed; without an owner; nobody owns; no one owns; up for grabs; not taken; not picked up; not been assigned; orphaned; waiting for an owner; nobody is working on; nobody works on; nobody is handling; with no owner; with nobody; has not been assigned; to no one; to nobody; no one has picked up; nobody has picked up; nobody picked up; nobody has; without anyone; no assignee yet; still unassigned; not yet assigned; needs an owner; need an owner; nobody on it; free; not given to anyone',
  'op:me':
    'my; mine; do i have; have i got; have i resolved; have i closed; did i resolve; did i close; i own; i need to; i still have to; myself; assigned to me; my own; ive; im; for me; on me; i have; me; to me; mine only; my own; of mine; assigned to myself; i work on; i handle; on my desk; that i; ours truly; for myself; did i; have i; i ve; i did',
  'op:follow':
    'and; what about; how about; only; just; same; same for; now; also; and what about; and how many; ok; okay; so; then; instead; again; but; one; and how about; rather; hm; hmm; oh; well; actually; no i mean; i meant; i mean; no wait; sorry; rather; what if; make that; make it; or rather; also those; yet; then again; and for; and in; and of; and from; and by',
  'op:all':
    'all; everything; all of them; altogether; any status; regardless; everybody and everything; everything and everyone; everyone and everything; no matter; irrespective; of all kinds; of any kind; any kind',
  'op:unknown':
    'unknown; without; w/o; w/out; no; with no; not set; not stated; missing; without any; lacking; empty; blank; undefined; has no; have no; that have no; unspecified; lack a; lacks a; with unknown; not given; w/o any; w/out any; without a; w/o a; has not got; have not got; no known; missing a; missing their; with missing; not known; not specified; not filled in; un-set; not recorded',
  'op:more':
    'more than; over; above; at least; greater than; longer than; higher than; bigger than; exceeding; upwards of',
  'op:less':
    'less than; under; below; fewer than; at most; shorter than; lower than; smaller than; up to; or less; or fewer',
  'op:about':
    'about; mentioning; mention; containing; contain; contains; with the word; with the words; named; called; regarding; concerning; related to; involving; mentions; titled; to do with; in the title; including the word; that mention; matching; around; relating to; which mention; with the title; with the name; that say; say; talking about; concern; concerns; concerned with; touches on; deals with; something about; anything about; anything on; stuff about; re; wrt; in regard to; as to; the words; has the word; having the word; word; keyword; keywords; topic; subject line; that has; that says; title contains',
  'op:ago': 'ago; back; before',
  'op:within':
    'for; in; within; for more than; for over; for at least; since; in over; in more than; longer than; for longer than',
  'op:earlier':
    'the week before; the day before; the month before; before that; the previous one; the one before; week before; the year before; day before; month before; the period before; and before; {n} hours before that; {n} hours before; {n} days before that; {n} days before; {n} weeks before that; {n} weeks before; the {n} hours before that; the {n} days before that; the {n} weeks before that; in the {n} days before that; in the {n} days before; the {n} days before; the {n} weeks before',
  'op:unit':
    'week; weeks; day; days; month; months; hour; hours; year; years; minute; minutes; quarter; weekend; morning; night; hrs; mins; wks; yrs; secs; seconds; percent',
  'op:do':
    'close; resolve; assign; escalate; acknowledge; mark; add; create; delete; remove; undo; start; invite; remind; deactivate; reopen; change; update; link; dismiss; set; note; write; edit; rename; import; export; download; upload; send; reset; merge; unassign; complete; finish; fix; give; ack; approve; cancel; block; attach',
  'op:this': 'this; here; this one here; this record; this item',
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
    'the; a; an; that; ones; one; would you mind; mind; telling; wondering; wonder; curious; in the network; network; work in; works in; working in; worked in; there; of; in; on; to; for; with; is; are; was; were; be; been; being; do; does; did; done; has; have; had; there; which; please; pls; plz; can; could; would; you; u; us; we; our; ours; at; from; by; as; hey; hi; hello; halyard; currently; exactly; actually; really; still; yet; already; ever; me; tell; know; want; like; need; see; look; looking; current; present; existing; system; workspace; platform; console; in the system; at all; right; thanks; thank you; thx; ta; cheers; out; up; so; well; just; quick; quickly; kindly; go; let; lets; im; id; ill; if; and; also; some; overall; data; record; records; registered; exist; exists; stand; stands; looks; am; get; got; got any; asap; yo; mate; dude; team; who; whose; should; must; may; might; what; s; t; re; ve; d; ll; m; level; rated; rating; marked; labelled; tagged; flagged; belonging; belong; due; sitting; sit; reach; figure; figures; stats; statistics; status; info; information; details; detail; number; numbers; entries; entry; items; item; things; stuff; other; others; around; into; during; per; via; made; make; take; put; any; each; every; all; both; full; complete list; complete; entire; whole; only; most; back; over; within; time; kind of; sort of; dates; date; ranked; rank; sorted; sort; order; ordered; in order; by order; screen; page; list; table; now; having; fall; falls; fell; come; comes; keep; keeping; account; accounts; use; using; used; turned; active; possible; available; total; per cent; off; through; try; trying; wanna; gonna; gimme; lemme; dont; about; under; while; because; we have; i have; running; run; r; w; b; c; n; k; thing; thingy; something; gives; give us; part of; after it came in; since it came in; going on; in any of this; any of this; any of that; in this; with this; involved in; hours in; as such; roughly; approximately; about now; of late; out there; over there; around here; for us; for me please; by chance; per chance; perhaps; maybe; basically; essentially; generally; anyway; afaik; fyi; btw; tbh; imo; hmm; um; uh; er; lol; haha; okay; great; nice; cool; good; fine; ok; morning; afternoon; evening; good morning; sir; madam; folks; guys; all right; alright; apparently; supposedly; now that; at hand; in question; respectively; specific; specifically; particular; in particular; various; different; several; certain; how is; how are; how was; how were; how did; how has; how have; looks like; bit; a bit; little; kinda; sorta; type; real; such; like that; hows; wheres; anything like; we are; we were; been any; happen; happens; happened to; together; alone; pull; up to now; until now; in there; in here; here; for this; in our; on our; of our; to our; yourselves; everybodys; by any chance; quick one; question; one question; quick question; their; his; her; i; side; ended; ending; resulted; ended with; ended w; resulting; front; department wise; so to speak; area of; in total; altogether; reported by; bring in; brought in; thats all for now; that is all for now; thats all; that is all; that was all; thats it; thats all thanks; stolen; were stolen; was stolen; that helped; sorry; wrong window; my mistake; wrong chat; thats; hes; shes; theyre; theres; heres; this past; defined; declared; how was it; how was that; how is that; how did it go',
  'op:how':
    'how do i; how do you; how can i; how to; how would i; how should i; where do i; where can i; how do we; can i; may i; could i; is it possible; is there a way; steps to; howto; how would one; how one; way to; how does one; how would you; whats the way; whats the procedure; what do i do to; what do i need to do to; what is the way; how 2; howdo; how dyou; where to; where do you; where would i; explain how; show me how; teach me; guide me; walk me through how; instructions; instructions for; help me; help with; how do i give; how can i give; password how; can an; can one; am i allowed to; lost my phone; lost phone; phone stolen; phone is gone; phone got stolen; lost my authenticator; lost his phone; lost her phone; phone broke; lost my second factor; how do i get past',
  'op:meaning':
    'what does; means; meaning; meaning of; definition; definition of; define; stand for; stands for; what counts as; counts as; explain; explanation of; difference between; whats the difference; what is the difference; the same as; diff; the diff; whats the diff; what is meant by; whats meant by; whats a; what do you mean by; terminology; glossary; in plain english; is that the same; same thing as; when is a; when is an; when does a; what formats; which formats; what file formats; which file formats; what kind of files; what makes a; what makes an',
  'op:why': 'why; how come; for what reason; reason why; what caused; cause of; because of what; root cause',
  'op:opinion':
    'should i worry; do you think; worth it; good idea; predict; prediction; forecast; going to happen; likely; probability; recommend; who is behind; guilty; tomorrow be; best way; your opinion; in your opinion; will there be; will we; what is wrong; whats wrong; what went wrong; what will; will look like; look like next; will be like; going to look like; how will; is it going to; are we going to; by the end of the year; by year end',
  'op:summary':
    'overview; rundown; summary; sum up; summarize; summarise; situation; where we stand; how are we doing; hows it looking; how is it looking; how does it look; state of play; status report; briefing; brief me; recap; big picture; in short; quick look; give me the gist; lowdown; health check; sitrep; at a glance; hows things; tldr; catch me up; bring me up to speed; fill me in; tl dr; tl; dr; gist; in a nutshell; nutshell',
  'op:next':
    'what should i do first; where do i start; where should i start; most pressing; what is most urgent; most urgent; whats most urgent; what to do first; what needs my attention; what should i tackle; priorities; prioritize; what first; where to begin; what matters most; what should i work on; what now; what is on my plate; whats on my plate; on my plate; what do i have to do; my day; what is up next for me; what should i focus on; any advice; advice; advise me; advice for me; suggestions for me; what do you suggest; recommend; what do you recommend; what is next; whats next; next task; my next task; what comes next; next up; what should i do next; what do i do next; what to do next; what do i have to act on next',
  'op:handover':
    'handover; hand over; hand-over; shift handover; shift report; end of shift; shift summary; handoff; hand-off; turnover notes; shift change',
  'op:report':
    'incident report; write up; write-up; report on; report about; post mortem; postmortem; after action report; draft a report; final report; case report; write a report',
  'op:similar':
    'similar; similar to; like this; like it; resembles; resemble; comparable; looks like; same kind of; related incidents; seen before; have we seen this before; anything like this; alike; something like this; similar ones; similar cases; similar incidents; alike ones; like that one; like this one',
  'op:path':
    'path; shortest path; path between; path from; route; route between; chain; chain between; linked with; get from; connection between; link between; ->; →; connected with each other; degrees between; how connected; hops; hops between; degrees of separation; connects; connect; =>',
  'op:growth':
    'biggest increase; increase; increased; increased most; rose; risen; rise; grew; grown; growth; going up; gone up; went up; up most; strongest rise; largest increase; climbed; jump; jumped; worse; got worse; getting worse; more than before; biggest rise; biggest jump; sharpest increase; steepest rise; up; more now; spike; spiked; surge; surged; what increased; rising; on the rise; growing; increasing; largest growth; grew most; rose most',
  'op:decline':
    'biggest decrease; decrease; decreased; fell; fallen; dropped; drop; decline; declined; going down; gone down; went down; down most; shrank; largest decrease; improved; fewer than before; biggest drop; better; what decreased; falling; declining; decreasing; shrinking; fell most; dropped most',
  'op:chart': 'chart; as a chart; graph of; plot; diagram; curve; as a graph; bar chart; visualize; visualise; draw',
  'op:table': 'as a table; in a table; as table',
  'op:sort':
    'sort by; sorted by; order by; ordered by; sort those by; sort them by; sort these by; rank by; ranked by; sort; in order of; arrange by',
  'op:desc':
    'descending; highest first; newest first; latest first; largest first; biggest first; most first; worst first; longest first',
  'op:asc':
    'ascending; lowest first; oldest first; earliest first; smallest first; fewest first; least first; soonest first; shortest first; alphabetical; alphabetically',
  'op:yes':
    'yes; yeah; yep; yup; ok do it; do it; go ahead; sure; please do; confirm; confirmed; go for it; yes please; ok go; sounds good; correct; right; make it so',
  'op:no':
    'no; nope; nah; no thanks; cancel; cancel that; forget it; never mind; nevermind; dont; do not; not now; leave it',
  'op:intact':
    'intact; tamper; tampered; tampered with; tamper-proof; integrity; verified; verify; unbroken; broken chain; manipulated; chain valid; still valid; audit chain; hash chain; been changed; complete and unchanged',
  'ord:1':
    'first one; 1st; the first one; the top one; the upper one; the newest one; the latest one; newer one; the newer one; newest of them; newest of those',
  'ord:2': 'second one; 2nd; the second one',
  'ord:3': 'third one; 3rd; the third one',
  'ord:4': 'fourth one; 4th; the fourth one',
  'ord:5': 'fifth one; 5th; the fifth one',
  'ord:last':
    'last one; the last one; bottom one; the bottom one; the lowest one; the oldest one; older one; the older one',
  'op:up':
    'and up; and above; or higher; or above; or worse; and higher; and worse; or greater; upwards; and upwards; plus; at least that; or more severe',
  'op:down': 'and below; or lower; or below; and lower; or less severe; and down; downwards',
  'op:widen':
    'too; as well; also those; in addition; on top; plus those; ones too; also the; and also; also include; include; including; add the; along with',
  'span:nextHours':
    'next {n} hours; in the next {n} hours; within the next {n} hours; over the next {n} hours; next {n} hrs; in the next {n} hrs; next {n}h; in the next {n}h; coming {n} hours; in the coming {n} hours; next hour; in the next hour; next couple of hours; in the next few hours',
  'op:not+value:status.Mitigated': 'unmitigated; not mitigated; not yet mitigated',
  'op:most+field:connections':
    'best connected; most connected; well connected; best-connected; best networked; most connections',
  'op:least+field:connections': 'least connected; fewest connections',
  'op:they+op:list':
    'which of them; which of those; which of these; which ones of them; which of the above; show them; list them; show those; list those; who are they; what are they; which are they; which ones are they',
  'op:either':
    'regardless of whether; regardless of; no matter whether; no matter if; no matter; irrespective of; irrespective of whether; whether or not; whether; independent of',
  'op:kpis':
    'kpis; kpi; key metrics; key figures; key numbers; headline figures; headline numbers; metrics; the metrics; performance figures; key performance indicators',
  'op:person': 'he; she; his; her; hers; him',
  'op:latestMonth': 'latest month; most recent month; newest month; latest available month; last available month',
  'op:yearBefore':
    'year before; the year before; a year before; a year earlier; one year earlier; a year ago; one year ago; same month last year; the same month last year; same period last year; the same period last year; same time last year; the same time last year; same month a year ago; same period a year ago; same month the year before; same period the year before; same quarter last year; same week last year',
  'op:noValue': 'have none; have no value; without a value; without one; have none set; are not set; have nothing',
  'span:halfYear':
    'last half year; past half year; the last half year; the past half year; last half-year; in the last half year; over the last half year; half a year',
  'op:newest+op:it+op:person+value:event.incident_update_added+value:event.incident_note_added':
    'last thing she wrote; last thing he wrote; last thing she wrote there; last thing he wrote there; latest thing she wrote; latest thing he wrote; what she wrote last; what he wrote last; last thing she said; last thing he said; what did she write last; what did he write last',
  'op:newest+op:it+value:event.incident_update_added+value:event.incident_note_added':
    'last thing written there; what was written last; what was said last; last thing anyone wrote; last word on it',
  'op:beyond':
    'weather; salary; salaries; earn; earns; wage; wages; password; passwords; chancellor; president; election; elections; football; joke; recipe; restaurant; lunch; stock price; stock market; horoscope; lottery; suspect; suspects; victim; victims; names of suspects; name of the suspect',
  'value:event.incident_note_added+op:it':
    'leave a note on it; left a note on it; leave a note on this; note on it; notes on it; a note on it; any notes on it; a note there; notes there; left a note there',
  'value:event.incident_update_added+op:it': 'update on it; updates on it; any updates on it',
};
