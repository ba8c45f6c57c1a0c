import { getAccount } from './account.ts';
import { getApiDocument } from './api-document.ts';
import { getDashboardLayout, getDashboardSummary, getTaskActivity, putDashboardLayout } from './dashboard.ts';
import type { Endpoint } from './endpoint.ts';
import { getHealth, getReadiness } from './health.ts';
import { listSignals, markSignalsSeen } from './signals.ts';
import { addTodo, deleteTodo, listTodos, restoreTodo, updateTodo } from './todos.ts';
import { reportUsage } from './usage.ts';

/** Everything the product API answers; OpenAPI and the start-up check are computed from this list. */
export const allEndpoints: readonly Endpoint[] = [
  getHealth,
  getReadiness,
  getApiDocument,
  getAccount,
  getDashboardSummary,
  getDashboardLayout,
  putDashboardLayout,
  listTodos,
  getTaskActivity,
  addTodo,
  updateTodo,
  deleteTodo,
  restoreTodo,
  listSignals,
  markSignalsSeen,
  reportUsage,
];
