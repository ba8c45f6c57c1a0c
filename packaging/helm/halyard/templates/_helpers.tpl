{{- define "halyard.name" -}}
{{ .Release.Name | trunc 50 | trimSuffix "-" }}-halyard
{{- end }}

{{- define "halyard.selector" -}}
app.kubernetes.io/name: halyard
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "halyard.labels" -}}
{{ include "halyard.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}
