import type { AlertFormat } from '@halyard/contracts/inflow/formats.ts';

/** The connection settings of a source: the whole URL, its parts, and the token. */
export type Way = { readonly address: string; readonly token: string };

const json = (token: string) => `-H 'Authorization: Bearer ${token}' -H 'Content-Type: application/json'`;

/** Reads new lines of a file and sends those with an alert. */
const vector = (file: string, condition: string, { address, token }: Way) => `# /etc/vector/halyard.toml
[sources.log]
type = "file"
include = ["${file}"]
[transforms.alerts]
type = "filter"
inputs = ["log"]
condition = '${condition}'
[sinks.halyard]
type = "http"
inputs = ["alerts"]
uri = "${address}"
encoding.codec = "text"
framing.method = "newline_delimited"
auth = { strategy = "bearer", token = "${token}" }`;

/** Forwards the messages of a syslog server unchanged. */
function rsyslog(condition: string, { address, token }: Way): string {
  const { protocol, hostname, port, pathname } = new URL(address);
  const isSafe = protocol === 'https:';
  return `# /etc/rsyslog.d/halyard.conf
module(load="omhttp")
template(name="raw" type="string" string="%rawmsg%")
${condition}action(type="omhttp" template="raw"
  server="${hostname}" serverport="${port || (isSafe ? '443' : '80')}" usehttps="${isSafe ? 'on' : 'off'}"
  restpath="${pathname.slice(1)}" httpcontenttype="text/plain"
  httpheaders=["Authorization: Bearer ${token}"]
  batch="on" batch.format="newline" batch.maxsize="100" retry="on"
  action.resumeRetryCount="-1" queue.type="LinkedList" queue.filename="halyard")`;
}

/** Polls an index every minute for new documents, and sends them as lines of JSON. */
const pollIndex = (index: string, { address, token }: Way) => `# crontab: * * * * * /usr/local/bin/halyard-alerts
curl -sS -u "$INDEX_USER:$INDEX_PASSWORD" "$INDEX_URL/${index}/_search" \\
  -H 'Content-Type: application/json' -d '{
    "size": 1000,
    "sort": [{ "@timestamp": "asc" }],
    "query": { "range": { "@timestamp": { "gte": "now-2m" } } }
  }' |
  jq -c '.hits.hits[]._source' |
  curl -sS -f ${json(token)} --data-binary @- \\
    '${address}'`;

/** Lets EventBridge send the events of a service. */
const eventBridge = (source: string, { address, token }: Way) => `aws events create-connection --name halyard \\
  --authorization-type API_KEY \\
  --auth-parameters 'ApiKeyAuthParameters={ApiKeyName=X-Api-Key,ApiKeyValue=${token}}'
aws events create-api-destination --name halyard --http-method POST \\
  --connection-arn "$CONNECTION_ARN" \\
  --invocation-endpoint '${address}'
aws events put-rule --name halyard --event-pattern '${source}'
aws events put-targets --rule halyard \\
  --targets "Id=halyard,Arn=$DESTINATION_ARN,RoleArn=$ROLE_ARN"`;

/**
 * The configuration to paste into each tool so that it sends its alerts here. Repeated sending is harmless: known
 * alerts are folded.
 */
export const snippets: Readonly<Record<AlertFormat, (way: Way) => string>> = {
  alertmanager: ({ address, token }) => `# alertmanager.yml
receivers:
  - name: halyard
    webhook_configs:
      - url: ${address}
        send_resolved: true
        http_config:
          authorization:
            type: Bearer
            credentials: ${token}
route:
  receiver: halyard`,

  grafana: ({ address, token }) => `# /etc/grafana/provisioning/alerting/halyard.yaml
apiVersion: 1
contactPoints:
  - orgId: 1
    name: halyard
    receivers:
      - uid: halyard
        type: webhook
        settings:
          url: ${address}
          httpMethod: POST
          authorization_scheme: Bearer
          authorization_credentials: ${token}`,

  wazuh: ({ address, token }) => `<!-- /var/ossec/etc/ossec.conf -->
<integration>
  <name>custom-halyard</name>
  <hook_url>${address}</hook_url>
  <api_key>${token}</api_key>
  <level>3</level>
  <alert_format>json</alert_format>
</integration>

#!/bin/sh
# /var/ossec/integrations/custom-halyard, owner root:wazuh, mode 750
exec curl -sS -f -H "Authorization: Bearer $2" -H 'Content-Type: application/json' \\
  --data-binary "@$1" "$3"`,

  wazuh5: (way) => pollIndex('wazuh-findings-v5-*', way),

  suricata: (way) =>
    vector('/var/log/suricata/eve.json', 'contains(string!(.message), "\\"event_type\\":\\"alert\\"")', way),

  zeek: (way) => `# local.zeek
@load policy/tuning/json-logs

${vector('/opt/zeek/logs/current/{notice,intel}.log', 'starts_with(string!(.message), "{")', way)}`,

  elastic: (way) => pollIndex('.alerts-security.alerts-default', way),

  ocsf: ({ address, token }) => `# One finding a line, for example an export of Security Lake
jq -c 'if type == "array" then .[] else . end' findings.json |
  curl -sS -f -X POST ${json(token)} \\
    --data-binary @- \\
    '${address}'`,

  guardduty: (way) => eventBridge('{"source":["aws.guardduty"],"detail-type":["GuardDuty Finding"]}', way),

  asff: (way) => eventBridge('{"source":["aws.securityhub"],"detail-type":["Security Hub Findings - Imported"]}', way),

  msgraph: ({ address, token }) => `# crontab: */5 * * * * /usr/local/bin/halyard-graph
SINCE=$(date -u -d '6 minutes ago' +%FT%TZ)
ACCESS=$(curl -sS "https://login.microsoftonline.com/$TENANT/oauth2/v2.0/token" \\
  -d grant_type=client_credentials -d "client_id=$CLIENT" -d "client_secret=$SECRET" \\
  -d scope=https://graph.microsoft.com/.default | jq -r .access_token)
curl -sS -G https://graph.microsoft.com/v1.0/security/alerts_v2 \\
  -H "Authorization: Bearer $ACCESS" \\
  --data-urlencode "\\$filter=lastUpdateDateTime ge $SINCE" |
  curl -sS -f ${json(token)} --data-binary @- \\
    '${address}'`,

  secops: ({ address, token }) => `# crontab: */5 * * * * /usr/local/bin/halyard-secops
# INSTANCE is projects/…/locations/…/instances/…
SINCE=$(date -u -d '15 minutes ago' +%FT%TZ)
curl -sS -G "https://chronicle.googleapis.com/v1alpha/INSTANCE/legacy:legacySearchDetections" \\
  -H "Authorization: Bearer $(gcloud auth print-access-token)" \\
  -d ruleId=- -d alertState=ALERTING -d startTime="$SINCE" |
  curl -sS -f --retry 5 ${json(token)} --data-binary @- \\
    '${address}'`,

  thehive: ({ address, token }) => `# pip install thehive4py
from thehive4py import TheHiveApi

hive = TheHiveApi(url="${address}", apikey="${token}")
hive.alert.create({
    "type": "external",
    "source": "scanner",
    "sourceRef": "2026-0001",
    "title": "Test alert",
    "description": "Sent with the client of TheHive",
})`,

  iris: ({ address, token }) => `# The client of IRIS asks other operations first and does not work here.
import requests

requests.post(
    "${address}/alerts/add",
    headers={"Authorization": "Bearer ${token}"},
    json={
        "alert_title": "Test alert",
        "alert_source": "scanner",
        "alert_source_ref": "2026-0001",
        "alert_severity_id": 5,
        "alert_status_id": 2,
        "alert_customer_id": 1,
    },
    timeout=10,
).raise_for_status()`,

  cef: (way) => rsyslog('if $rawmsg contains "CEF:" then ', way),

  leef: (way) => rsyslog('if $rawmsg contains "LEEF:" then ', way),

  syslog: (way) => rsyslog('if $syslogseverity <= 4 then ', way),

  splunk: ({ address, token }) => `# $SPLUNK_HOME/etc/apps/halyard/default/alert_actions.conf
[halyard]
is_custom = 1
label = Halyard
payload_format = json

# $SPLUNK_HOME/etc/apps/halyard/bin/halyard.py
import json, sys, urllib.request
alert = json.load(sys.stdin)
names = ("sid", "search_name", "app", "owner", "results_link", "result")
body = json.dumps({name: alert.get(name) for name in names}).encode()
headers = {"Authorization": "Bearer ${token}", "Content-Type": "application/json"}
urllib.request.urlopen(urllib.request.Request("${address}", body, headers))`,

  sentinel: ({ address, token }) => `// Action of a playbook with the trigger "Microsoft Sentinel incident"
"Halyard": {
  "type": "Http",
  "inputs": {
    "method": "POST",
    "uri": "${address}",
    "headers": {
      "Authorization": "Bearer ${token}",
      "Content-Type": "application/json"
    },
    "body": "@triggerBody()"
  },
  "runAfter": {}
}`,

  // Winlogbeat cannot send over HTTP itself; Vector reads the file that it writes.
  events: (way) => vector('/var/log/winlogbeat/*.ndjson', 'true', way),

  'generic-json': ({ address, token }) => `curl -X POST '${address}' \\
  -H 'Authorization: Bearer ${token}' \\
  -H 'Content-Type: application/json' \\
  -d '{
    "title": "Port scan from 203.0.113.7",
    "severity": "high",
    "id": "scan-203.0.113.7",
    "time": "2026-11-24T08:42:00Z",
    "src_ip": "203.0.113.7"
  }'`,
};
