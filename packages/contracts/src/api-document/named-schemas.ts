import type * as z from 'zod/mini';
import { account } from '../account.ts';
import { alertRule } from '../alerts.ts';
import { analysisDetails, analysisResult, citySummary, finding } from '../analysis.ts';
import { answer, answerTable, assistantFrame, assistantReply, chatMessage, citation, proposal } from '../assistant.ts';
import { auditEntry } from '../audit.ts';
import { backgroundWork } from '../background-work.ts';
import { crimeChoices, crimeFigures, crimeGrid, crimeRow } from '../crime.ts';
import { crimeFile, crimeImport, crimeRejection } from '../crime-imports.ts';
import { dashboardLayout, dashboardSummary, taskActivity, widget } from '../dashboard.ts';
import { connection, entity, graph, graphEdge, graphNode } from '../entities.ts';
import { eventEntry } from '../events.ts';
import { importRecord, rejection } from '../imports.ts';
import { incident, incidentSummary, incidentUpdate, playbook, playbookRun, playbookStep } from '../incidents.ts';
import { historyEntry, incidentLink, position, recordLink } from '../intelligence.ts';
import { liveEvent } from '../live.ts';
import { notification, notificationPreferences } from '../notifications.ts';
import { device, file, profile, sessionEntry } from '../profile.ts';
import { incidentReport } from '../reports.ts';
import { schemaChange, schemaDiff, schemaRecord, schemaSummary, validationError } from '../schemas.ts';
import { searchResult } from '../search.ts';
import { settings, webhookDelivery } from '../settings.ts';
import { signInState } from '../sign-in-state.ts';
import { severityCounts, threat } from '../threats.ts';
import { todo } from '../todos.ts';
import { user } from '../users.ts';

/** Shapes that occur in more than one place, by the name that they have in the API document and in clients made of it. */
export const namedSchemas: Readonly<Record<string, z.ZodMiniType>> = {
  Account: account,
  AlertRule: alertRule,
  Analysis: analysisResult,
  AnalysisDetails: analysisDetails,
  AnalysisFinding: finding,
  Answer: answer,
  AnswerTable: answerTable,
  AssistantFrame: assistantFrame,
  AssistantReply: assistantReply,
  AuditEntry: auditEntry,
  BackgroundWork: backgroundWork,
  ChatMessage: chatMessage,
  Citation: citation,
  CitySummary: citySummary,
  Connection: connection,
  CrimeChoices: crimeChoices,
  CrimeFigures: crimeFigures,
  CrimeFile: crimeFile,
  CrimeGrid: crimeGrid,
  CrimeImport: crimeImport,
  CrimeRejection: crimeRejection,
  CrimeRow: crimeRow,
  DashboardLayout: dashboardLayout,
  DashboardSummary: dashboardSummary,
  DashboardWidget: widget,
  Device: device,
  Entity: entity,
  Event: eventEntry,
  File: file,
  Graph: graph,
  GraphEdge: graphEdge,
  GraphNode: graphNode,
  HistoryEntry: historyEntry,
  Import: importRecord,
  ImportRejection: rejection,
  Incident: incident,
  IncidentLink: incidentLink,
  IncidentReport: incidentReport,
  IncidentSummary: incidentSummary,
  IncidentUpdate: incidentUpdate,
  AudienceEvent: liveEvent,
  Notification: notification,
  NotificationPreferences: notificationPreferences,
  Playbook: playbook,
  PlaybookRun: playbookRun,
  PlaybookStep: playbookStep,
  Position: position,
  Profile: profile,
  Proposal: proposal,
  RecordLink: recordLink,
  Schema: schemaRecord,
  SchemaChange: schemaChange,
  SchemaDiff: schemaDiff,
  SchemaSummary: schemaSummary,
  SearchResult: searchResult,
  Session: sessionEntry,
  Settings: settings,
  SeverityCounts: severityCounts,
  SignInState: signInState,
  Task: todo,
  TaskActivity: taskActivity,
  Threat: threat,
  User: user,
  ValidationError: validationError,
  WebhookDelivery: webhookDelivery,
};
