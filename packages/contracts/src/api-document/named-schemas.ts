import type * as z from 'zod/mini';
import { account } from '../accounts/account.ts';
import { device, file, profile, sessionEntry } from '../accounts/profile.ts';
import { settings, webhookDelivery } from '../accounts/settings.ts';
import { signInState } from '../accounts/sign-in-state.ts';
import { user } from '../accounts/users.ts';
import { analysisDetails, analysisResult, citySummary, finding } from '../crime/analysis.ts';
import { crimeChoices, crimeFigures, crimeGrid, crimeRow } from '../crime/crime.ts';
import { crimeFile, crimeImport, crimeRejection } from '../crime/crime-imports.ts';
import { eventEntry } from '../events.ts';
import { alertRule } from '../intelligence/alerts.ts';
import { connection, entity, graph, graphEdge, graphNode } from '../intelligence/entities.ts';
import { importRecord, rejection } from '../intelligence/imports.ts';
import { historyEntry, incidentLink, position, recordLink } from '../intelligence/intelligence.ts';
import { severityCounts, threat } from '../intelligence/threats.ts';
import {
  incident,
  incidentSummary,
  incidentUpdate,
  playbook,
  playbookRun,
  playbookStep,
} from '../operations/incidents.ts';
import { incidentReport } from '../operations/reports.ts';
import { auditEntry } from '../server/audit.ts';
import { backgroundWork } from '../server/background-work.ts';
import {
  answer,
  answerTable,
  assistantFrame,
  assistantReply,
  chatMessage,
  citation,
  proposal,
} from '../work/assistant.ts';
import { conversation, savedQuestion } from '../work/conversations.ts';
import { dashboardLayout, dashboardSummary, taskActivity, widget } from '../work/dashboard.ts';
import { helpSection } from '../work/help.ts';
import { liveEvent } from '../work/live.ts';
import { notification, notificationPreferences } from '../work/notifications.ts';
import { schemaChange, schemaDiff, schemaRecord, schemaSummary, validationError } from '../work/schemas.ts';
import { searchResult } from '../work/search.ts';
import { todo } from '../work/todos.ts';
import { savedView } from '../work/views.ts';

/** Shapes that occur more than once, by their name in the API document and in generated clients. */
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
  Conversation: conversation,
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
  HelpSection: helpSection,
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
  SavedQuestion: savedQuestion,
  SavedView: savedView,
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
