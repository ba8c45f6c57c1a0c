/** Where screens are whose files no page needs to know by name before one of them is opened. */
export const laterScreens = {
  SourcesScreen: () => import('./sources-screen.tsx'),
  ImportsScreen: () => import('./imports-screen.tsx'),
  ImportPreviewScreen: () => import('./imports-screen.tsx'),
  AttackPage: () => import('../features/attack/attack-page.tsx'),
  SigmaPage: () => import('../features/sigma/sigma-page.tsx'),
  ObservablesPage: () => import('../features/observables/observables-page.tsx'),
  CrimePage: () => import('../features/crime/crime-page.tsx'),
  SchemasPage: () => import('../features/schemas/schemas-page.tsx'),
  AssistantPage: () => import('../features/assistant/assistant-page.tsx'),
  ApiReferencePage: () => import('../features/api-reference/api-reference-page.tsx'),
} as const;
