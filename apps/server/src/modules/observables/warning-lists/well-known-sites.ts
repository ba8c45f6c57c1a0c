import type { WarningEntry } from './warning-entry.ts';

const names = `
amazon.com amazon.co.uk amazon.de amazon.fr amazon.es amazon.co.jp aws.amazon.com amazonaws.com cloudfront.net
apple.com icloud.com mzstatic.com itunes.apple.com
google.com google.co.uk google.de google.fr google.es google.co.jp googleapis.com gstatic.com googleusercontent.com
googlevideo.com google-analytics.com googletagmanager.com doubleclick.net youtube.com ytimg.com gmail.com
mail.google.com drive.google.com docs.google.com accounts.google.com play.google.com maps.google.com blogger.com
android.com chromium.org firebaseio.com
microsoft.com microsoftonline.com login.microsoftonline.com office.com office365.com outlook.com live.com hotmail.com
msn.com bing.com windows.com windowsupdate.com update.microsoft.com azure.com azureedge.net azurewebsites.net
sharepoint.com onedrive.live.com skype.com teams.microsoft.com visualstudio.com microsoftstore.com xbox.com
linkedin.com licdn.com github.com githubusercontent.com raw.githubusercontent.com npmjs.com nuget.org
facebook.com fbcdn.net instagram.com whatsapp.com whatsapp.net messenger.com meta.com threads.net
x.com twitter.com twimg.com t.co reddit.com redd.it pinterest.com tumblr.com snapchat.com tiktok.com discord.com
discordapp.com telegram.org t.me signal.org vk.com ok.ru weibo.com quora.com medium.com mastodon.social
yahoo.com yahoo.co.jp aol.com duckduckgo.com baidu.com yandex.ru yandex.com qq.com 163.com sina.com.cn sohu.com
naver.com daum.net rakuten.co.jp mail.ru gmx.de gmx.net web.de t-online.de proton.me protonmail.com zoho.com
wikipedia.org wikimedia.org wiktionary.org archive.org web.archive.org mozilla.org mozilla.com firefox.com
cloudflare.com cdnjs.cloudflare.com jsdelivr.net cdn.jsdelivr.net unpkg.com akamai.com akamaiedge.net akamaihd.net
fastly.com fastly.net digitalocean.com heroku.com netlify.com vercel.com pages.dev linode.com ovh.com hetzner.com
oracle.com ibm.com sap.com salesforce.com force.com servicenow.com workday.com adobe.com adobedtm.com typekit.net
atlassian.com atlassian.net jira.com bitbucket.org gitlab.com sourceforge.net stackoverflow.com stackexchange.com
docker.com docker.io hub.docker.com pypi.org pythonhosted.org python.org rubygems.org crates.io golang.org go.dev
nodejs.org debian.org deb.debian.org ubuntu.com archive.ubuntu.com redhat.com fedoraproject.org centos.org
archlinux.org kernel.org gnu.org apache.org eclipse.org jetbrains.com postgresql.org sqlite.org
dropbox.com box.com wetransfer.com slack.com zoom.us webex.com gotomeeting.com notion.so trello.com asana.com
figma.com canva.com evernote.com airtable.com miro.com monday.com docusign.com docusign.net surveymonkey.com
netflix.com nflxvideo.net spotify.com scdn.co twitch.tv vimeo.com hulu.com disneyplus.com soundcloud.com
steampowered.com steamcommunity.com epicgames.com playstation.com nintendo.com roblox.com ea.com
paypal.com paypalobjects.com stripe.com visa.com mastercard.com americanexpress.com square.com wise.com
ebay.com ebay.de ebay.co.uk etsy.com walmart.com target.com aliexpress.com alibaba.com taobao.com tmall.com jd.com
shopify.com myshopify.com booking.com airbnb.com expedia.com tripadvisor.com uber.com
bbc.co.uk bbc.com cnn.com nytimes.com theguardian.com washingtonpost.com reuters.com bloomberg.com wsj.com ft.com
forbes.com spiegel.de zeit.de faz.net lemonde.fr lefigaro.fr elpais.com elmundo.es nikkei.com asahi.com nhk.or.jp
wordpress.com wordpress.org wp.com gravatar.com wix.com squarespace.com godaddy.com namecheap.com
letsencrypt.org digicert.com globalsign.com sectigo.com verisign.com entrust.net ocsp.digicert.com
sentry.io newrelic.com nr-data.net datadoghq.com segment.com hotjar.com hubspot.com mailchimp.com sendgrid.net
mailgun.org zendesk.com intercom.io twilio.com okta.com auth0.com onelogin.com duosecurity.com 1password.com
lastpass.com bitwarden.com dell.com hp.com lenovo.com intel.com amd.com nvidia.com samsung.com sony.com cisco.com
juniper.net vmware.com citrix.com fortinet.com paloaltonetworks.com crowdstrike.com symantec.com mcafee.com
kaspersky.com eset.com avast.com malwarebytes.com virustotal.com shodan.io mitre.org attack.mitre.org
cve.org nist.gov nvd.nist.gov first.org cisa.gov europa.eu who.int un.org nasa.gov weather.com speedtest.net
w3.org ietf.org icann.org iana.org openai.com chatgpt.com anthropic.com claude.ai huggingface.co perplexity.ai
`;

/** Names of large public services, which feeds often list by mistake. Our own selection. */
export const wellKnownSites: readonly WarningEntry[] = [...new Set(names.trim().split(/\s+/))].map((value) => ({
  kind: 'domain',
  value,
  withSubdomains: false,
}));
