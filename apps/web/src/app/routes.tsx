import { createRootRoute, createRoute, createRouter, Navigate, type RouterHistory } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useVisitorText } from '../text/words.tsx';
import { Spinner } from '../ui/page/spinner.tsx';
import { PublicLayout } from './entrance/public-layout.tsx';
import type { laterScreens } from './later-screens.ts';
import { Root } from './root.tsx';
import { stringifySearch } from './search-params.ts';

/** A screen arrives as its own file when it is first opened. */
const arrivingLater = <Name extends string, Screen extends ComponentType>(
  name: Name,
  load: () => Promise<{ readonly [K in Name]: Screen }>,
) => lazy(async () => ({ default: (await load())[name] }));

/** A screen whose file is looked up first: otherwise every page would load the names of all files. */
const arrivingMuchLater = (name: keyof typeof laterScreens) =>
  lazy(async () => {
    const load: () => Promise<object> = (await import('./later-screens.ts')).laterScreens[name];
    return { default: ((await load()) as { readonly [K in typeof name]: ComponentType })[name] };
  });

const LandingPage = arrivingLater('LandingPage', () => import('../features/landing/landing-page.tsx'));
const LoginPage = arrivingLater('LoginPage', () => import('../features/login/login-page.tsx'));
const RegisterPage = arrivingLater('RegisterPage', () => import('../features/register/register-page.tsx'));
const ResetPasswordPage = arrivingMuchLater('ResetPasswordPage');
const GuardedArea = arrivingLater('GuardedArea', () => import('./guard/guarded-area.tsx'));
const DashboardPage = arrivingLater('DashboardPage', () => import('../features/dashboard/dashboard-page.tsx'));
const TodosPage = arrivingLater('TodosPage', () => import('../features/todos/todos-page.tsx'));
const SettingsPage = arrivingMuchLater('SettingsPage');
const ProfilePage = arrivingMuchLater('ProfilePage');
const UsersScreen = arrivingMuchLater('UsersScreen');
const AuditScreen = arrivingMuchLater('AuditScreen');
const SystemHealthScreen = arrivingMuchLater('SystemHealthScreen');
const ThreatsPage = arrivingMuchLater('ThreatsPage');
const NetworkPage = arrivingMuchLater('NetworkPage');
const SecurityPage = arrivingMuchLater('SecurityPage');
const NotificationsPage = arrivingMuchLater('NotificationsPage');
const CrimePage = arrivingMuchLater('CrimePage');
const SchemasPage = arrivingMuchLater('SchemasPage');
const ImportsScreen = arrivingMuchLater('ImportsScreen');
const ImportPreviewScreen = arrivingMuchLater('ImportPreviewScreen');
const SourcesScreen = arrivingMuchLater('SourcesScreen');
const AttackPage = arrivingMuchLater('AttackPage');
const SigmaPage = arrivingMuchLater('SigmaPage');
const ObservablesPage = arrivingMuchLater('ObservablesPage');
const ChangesPage = arrivingMuchLater('ChangesPage');
const AssistantPage = arrivingMuchLater('AssistantPage');
const ApiReferencePage = arrivingMuchLater('ApiReferencePage');

const arriving = (Screen: ComponentType) =>
  function Arriving() {
    const { app: text } = useVisitorText();
    return (
      <Suspense fallback={<Spinner fullScreen label={text.loading} />}>
        <Screen />
      </Suspense>
    );
  };

type Search = Record<string, unknown>;

/** Parameters are text; the screen itself interprets them, and ignores unknown ones. */
const asText =
  <Name extends string>() =>
  (search: Search): { readonly [K in Name]?: string } =>
    Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)])) as {
      readonly [K in Name]?: string;
    };

const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: () => <Navigate to="/" replace />,
  // Any screen may carry which rows of the event strip are open, and which section of the help.
  validateSearch: asText<'events' | 'help'>(),
});

const publicRoute = createRoute({ getParentRoute: () => rootRoute, id: 'public', component: PublicLayout });
const publicPages = [
  createRoute({ getParentRoute: () => publicRoute, path: '/', component: arriving(LandingPage) }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/login',
    component: arriving(LoginPage),
    validateSearch: asText<'error' | 'confirm' | 'code' | 'state'>(),
  }),
  createRoute({ getParentRoute: () => publicRoute, path: '/register', component: arriving(RegisterPage) }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/signup',
    component: () => <Navigate to="/register" replace />,
  }),
  createRoute({
    getParentRoute: () => publicRoute,
    path: '/reset-password',
    component: arriving(ResetPasswordPage),
    validateSearch: asText<'confirm' | 'code'>(),
  }),
] as const;

const guardedRoute = createRoute({ getParentRoute: () => rootRoute, id: 'guarded', component: arriving(GuardedArea) });
const guardedPages = [
  createRoute({ getParentRoute: () => guardedRoute, path: '/dashboard', component: arriving(DashboardPage) }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/todos',
    component: arriving(TodosPage),
    validateSearch: asText<
      'show' | 'priority' | 'due' | 'search' | 'completed' | 'createdBy' | 'completedBy' | 'sort' | 'task'
    >(),
  }),
  createRoute({ getParentRoute: () => guardedRoute, path: '/api-reference', component: arriving(ApiReferencePage) }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/users',
    component: arriving(UsersScreen),
    validateSearch: asText<
      'q' | 'role' | 'status' | 'department' | 'request' | 'sort' | 'dir' | 'page' | 'user' | 'part'
    >(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/audit',
    component: arriving(AuditScreen),
    validateSearch: asText<'actor' | 'action' | 'object' | 'from' | 'to' | 'entry'>(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/admin/health',
    component: arriving(SystemHealthScreen),
    validateSearch: asText<'work' | 'show' | 'channel'>(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/threats',
    component: arriving(ThreatsPage),
    validateSearch: asText<
      | 'tab'
      | 'period'
      | 'severity'
      | 'status'
      | 'type'
      | 'source'
      | 'tlp'
      | 'markedAbove'
      | 'search'
      | 'country'
      | 'placed'
      | 'import'
      | 'outcome'
      | 'feed'
      | 'technique'
      | 'acknowledged'
      | 'from'
      | 'to'
      | 'sort'
      | 'direction'
      | 'threat'
      | 'compose'
    >(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/network',
    component: arriving(NetworkPage),
    validateSearch: asText<
      | 'search'
      | 'type'
      | 'risk'
      | 'range'
      | 'from'
      | 'to'
      | 'show'
      | 'kind'
      | 'import'
      | 'outcome'
      | 'feed'
      | 'sort'
      | 'direction'
      | 'entity'
      | 'depth'
      | 'group'
      | 'path'
      | 'view'
    >(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/security',
    component: arriving(SecurityPage),
    validateSearch: asText<
      | 'tab'
      | 'status'
      | 'kpi'
      | 'severity'
      | 'assignee'
      | 'search'
      | 'opened'
      | 'resolved'
      | 'from'
      | 'to'
      | 'period'
      | 'incident'
      | 'playbook'
      | 'reopened'
      | 'withinTarget'
      | 'unresolved'
      | 'overdue'
      | 'closed'
      | 'running'
      | 'technique'
      | 'rule'
      | 'compose'
      | 'alerts'
      | 'queue'
      | 'alert'
      | 'part'
      | 'alertSearch'
      | 'alertSeverity'
      | 'sigma'
      | 'alertTechnique'
      | 'alertPeriod'
      | 'alertIncident'
      | 'alertObservable'
      | 'source'
      | 'delivery'
      | 'work'
      | 'state'
      | 'sort'
    >(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/sources',
    component: arriving(SourcesScreen),
    validateSearch: asText<
      'view' | 'sort' | 'dir' | 'health' | 'source' | 'part' | 'deliveries' | 'delivery' | 'add' | 'pause'
    >(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/attack',
    component: arriving(AttackPage),
    validateSearch: asText<
      | 'domain'
      | 'period'
      | 'technique'
      | 'a'
      | 'b'
      | 'show'
      | 'search'
      | 'all'
      | 'gaps'
      | 'proof'
      | 'open'
      | 'fold'
      | 'subs'
      | 'view'
    >(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/sigma',
    component: arriving(SigmaPage),
    validateSearch: asText<'state' | 'level' | 'proof' | 'technique' | 'search' | 'sort' | 'rule' | 'part' | 'add'>(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/observables',
    component: arriving(ObservablesPage),
    validateSearch: asText<
      | 'tab'
      | 'type'
      | 'in'
      | 'known'
      | 'held'
      | 'search'
      | 'observable'
      | 'part'
      | 'except'
      | 'indicator'
      | 'list'
      | 'origin'
      | 'block'
      | 'state'
      | 'table'
    >(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/changes',
    component: arriving(ChangesPage),
    validateSearch: asText<'of' | 'id' | 'list' | 'filter' | 'name' | 'period' | 'from' | 'to' | 'what'>(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/crime-analysis',
    component: arriving(CrimePage),
    validateSearch: asText<
      | 'tab'
      | 'year'
      | 'month'
      | 'analysis'
      | 'cities'
      | 'from'
      | 'to'
      | 'force'
      | 'area'
      | 'city'
      | 'category'
      | 'outcome'
      | 'antisocial'
      | 'located'
      | 'lsoa'
      | 'repeated'
      | 'west'
      | 'south'
      | 'east'
      | 'north'
      | 'cell'
      | 'sort'
      | 'direction'
      | 'trend'
      | 'compare'
      | 'a'
      | 'b'
      | 'kind'
      | 'covered'
      | 'import'
      | 'file'
    >(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/schemas',
    component: arriving(SchemasPage),
    validateSearch: asText<'schema' | 'view' | 'node' | 'search' | 'older' | 'newer'>(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/assistant',
    component: arriving(AssistantPage),
    validateSearch: asText<'conversation' | 'q' | 'ask' | 'rows'>(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/profile',
    component: arriving(ProfilePage),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/notifications',
    component: arriving(NotificationsPage),
    validateSearch: asText<'filter' | 'open' | 'item'>(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/imports',
    component: arriving(ImportsScreen),
    validateSearch: asText<'import' | 'source'>(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/imports/$id/preview',
    component: arriving(ImportPreviewScreen),
    validateSearch: asText<'type' | 'change' | 'q' | 'expired' | 'step'>(),
  }),
  createRoute({
    getParentRoute: () => guardedRoute,
    path: '/settings',
    component: arriving(SettingsPage),
    validateSearch: asText<'tab' | 'sample' | 'rating'>(),
  }),
] as const;

const routeTree = rootRoute.addChildren([publicRoute.addChildren(publicPages), guardedRoute.addChildren(guardedPages)]);

/** The routes of the console; a test passes its own history. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    ...(history && { history }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
