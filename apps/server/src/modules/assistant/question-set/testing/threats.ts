import { type AskedQuestion, counts, first, inOrder, names, refused, says } from './asked-question.ts';

const live = "family = 'threat' and deleted_at is null";
const count = (where: string) => first(`select count(*) as n from intelligence where ${live} and ${where}`);
const seen = (hours: number) => `seen_at >= :now - ${hours} * 3600000 and seen_at <= :now`;
const listed = (where: string) => names(`select name from intelligence where ${live} and ${where}`);
const fact = (name: string, column: string) => says(`select ${column} from intelligence where name = '${name}'`);

/** Threats; where a question states no time, the longest period that the product knows holds all of them. */
export const threats: readonly AskedQuestion[] = [
  { ask: 'How many threats were seen in the last 24 hours?', expect: count(seen(24)) },
  { ask: 'How many threats were seen in the last 7 days?', expect: count(seen(168)) },
  { ask: 'How many threats in the last 30 days?', expect: count(seen(720)) },
  { ask: 'How many threats are there in the last 90 days?', expect: count(seen(2160)) },
  {
    ask: 'How many critical threats were seen in the last 30 days?',
    expect: count(`${seen(720)} and severity = 'Critical'`),
  },
  {
    ask: 'How many phishing threats were seen in the last 7 days?',
    expect: count(`${seen(168)} and type = 'Phishing'`),
  },
  { ask: 'How many ransomware threats are there?', expect: count("type = 'Ransomware'") },
  { ask: 'Which threats were seen today?', expect: listed("date(seen_at / 1000, 'unixepoch') = :today") },
  {
    ask: 'How many threats were seen yesterday?',
    expect: count("date(seen_at / 1000, 'unixepoch') = date(:today, '-1 day')"),
  },
  { ask: 'List the critical threats of the last 30 days', expect: listed(`${seen(720)} and severity = 'Critical'`) },
  {
    ask: 'Threats of the last 7 days by severity',
    expect: counts(`select severity, count(*) as n from intelligence where ${live} and ${seen(168)} group by severity`),
  },
  {
    ask: 'Threats by type in the last 7 days',
    expect: counts(`select type, count(*) as n from intelligence where ${live} and ${seen(168)} group by type`),
  },
  { ask: 'How many threats come from the source Mail gateway?', expect: count("source = 'Mail gateway'") },
  { ask: 'How many threats come from Romania?', expect: count("country = 'RO'") },
  {
    ask: 'How many threats are located in the United States in the last 30 days?',
    expect: count(`country = 'US' and ${seen(720)}`),
  },
  { ask: 'How many threats are mitigated or contained?', expect: count("status in ('Mitigated', 'Contained')") },
  { ask: 'How many threats are under investigation?', expect: count("status = 'Investigating'") },
  { ask: 'How many threats are not acknowledged yet?', expect: count('acknowledged_at is null') },
  {
    ask: 'How many unacknowledged critical threats are there?',
    expect: count("acknowledged_at is null and severity = 'Critical'"),
  },
  { ask: 'How many threats are marked TLP:RED?', expect: count("tlp = 'TLP:RED'") },
  {
    ask: 'What is the newest threat?',
    expect: says(`select name from intelligence where ${live} order by seen_at desc limit 1`),
  },
  {
    ask: 'Show the three latest threats',
    expect: inOrder(`select name from intelligence where ${live} order by seen_at desc limit 3`),
  },
  { ask: 'Which threats mention Elbe Registrar?', expect: listed("name like '%Elbe Registrar%'") },
  {
    ask: 'What is the severity of the threat "Port sweep against the supplier portal"?',
    expect: fact('Port sweep against the supplier portal', 'severity'),
  },
  {
    ask: 'What is the status of the threat "Reset codes guessed at Elbe Registrar"?',
    expect: fact('Reset codes guessed at Elbe Registrar', 'status'),
  },
  // AskedResult as people type, without the word "threats", or with several values of one condition.
  { ask: 'any ransomware', expect: count("type = 'Ransomware'") },
  {
    ask: 'have we seen any phishing this month?',
    expect: count("type = 'Phishing' and date(seen_at / 1000, 'unixepoch') >= '2026-11-01'"),
  },
  { ask: 'threats from Germany or France', expect: count("country in ('DE', 'FR')") },
  {
    ask: 'threats coming from Singapore or Vietnam since october',
    expect: count("country in ('SG', 'VN') and date(seen_at / 1000, 'unixepoch') >= '2026-10-01'"),
  },
  {
    ask: 'newest 3 threats from Germany or France',
    expect: inOrder(
      `select name from intelligence where ${live} and country in ('DE', 'FR') order by seen_at desc limit 3`,
    ),
  },
  { ask: 'number of ransomware and malware threats', expect: count("type in ('Ransomware', 'Malware')") },
  { ask: 'show me all high severity malware', expect: listed("severity = 'High' and type = 'Malware'") },
  {
    ask: 'list low severity recon from Vietnam',
    expect: listed("severity = 'Low' and type = 'Reconnaissance' and country = 'VN'"),
  },
  { ask: 'threats from Germany, France or phishing', expect: refused() },
  { ask: 'phishing or malware or unacknowledged', expect: refused() },
  { ask: 'how much did the ransomware cost us', expect: refused() },
  {
    ask: 'and from Romania?',
    after: 'malware threats',
    expect: listed("type = 'Malware' and country = 'RO'"),
  },
];
