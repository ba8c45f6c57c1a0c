/** The URL and token for a device to fetch a list. */
export type Way = { readonly address: string; readonly token: string; readonly name: string };

const hostOf = ({ address }: Way) => new URL(address).host;
const slugOf = ({ name }: Way) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'halyard';

/**
 * Settings to enter or paste, by product. Those without a password field get the token in the URL; lists of URLs are
 * fetched without scheme if the product requires it.
 */
export const blockSnippets: Readonly<Record<string, (way: Way) => string>> = {
  'Palo Alto PAN-OS (external dynamic list)': (way) => `# Objects > External Dynamic Lists > Add
Type:    IP List, Domain List or URL List
Source:  ${way.address}?scheme=none
Client Authentication:  user halyard, password ${way.token}
Check for updates:      every five minutes`,
  'Fortinet FortiGate (external connector)': (way) => `config system external-resource
  edit "${slugOf(way)}"
    set type address
    set resource "${way.address}?scheme=none"
    set username "halyard"
    set password "${way.token}"
    set refresh-rate 5
  next
end`,
  'Cisco Secure Firewall (security intelligence)': (way) => `# Objects > Security Intelligence > Network Lists and Feeds
Feed URL:          ${way.address}?token=${way.token}
Update frequency:  5 minutes`,
  'Check Point (IoC feed)': (way) => `# SmartConsole: New > More > Indicator, or on the management server
ioc_feeds add --feed_name "${slugOf(way)}" --transport https --feed_action prevent \\
  --resource "${way.address}" --user_name halyard --password "${way.token}"`,
  'OPNsense and pfSense (URL table alias)': (way) => `# Firewall > Aliases > Add
Type:     URL Table (IPs)
Content:  ${way.address}?token=${way.token}`,
  'Squid (access list)': (way) => `# crontab: every five minutes, with the new list only once it is whole
*/5 * * * * curl -fsS -u halyard:${way.token} -o /etc/squid/${slugOf(way)}.new ${way.address} \\
  && mv /etc/squid/${slugOf(way)}.new /etc/squid/${slugOf(way)}.txt && squid -k reconfigure
# squid.conf
acl blocked dstdomain "/etc/squid/${slugOf(way)}.txt"
http_access deny blocked`,
  'nftables (Linux)': (way) => `# crontab; the set is declared with: flags interval
curl -fsS -u halyard:${way.token} "${way.address}?type=ipv4-addr" |
  { echo 'flush set inet filter blocked'; sed 's/.*/add element inet filter blocked { & }/'; } | nft -f -`,
  curl: (way) => `# ${hostOf(way)}: only what changed since the last time
curl -fsS -u halyard:${way.token} --etag-save list.etag --etag-compare list.etag -o list.txt ${way.address}`,
};

export const servedForms = ['txt', 'csv', 'json'] as const;

/** The address of a list in a form. */
export const addressOf = (id: string, form: (typeof servedForms)[number]): string =>
  `${window.location.origin}/lists/${id}.${form}`;
