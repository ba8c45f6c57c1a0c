import { featureOf, webFolderOf } from './locations.ts';
import { importing, type Rule } from './rule.ts';

const foundations = ['api', 'session', 'preferences', 'text'];
/** Code shared by several features, on top of the foundations. */
const sharedByFeatures = ['records', 'importing', 'assistant'];
const isIn = (folders: readonly string[], path: string) => folders.includes(webFolderOf(path) ?? '');

const featuresStandAlone: Rule = {
  says: 'features never import each other',
  breaches: importing((from, to) => {
    const [mine, other] = [featureOf(from), featureOf(to)];
    return mine !== undefined && other !== undefined && mine !== other;
  }),
  forbidden: [
    { 'apps/web/src/features/todos/a.tsx': `import { Ring } from '../dashboard/ring.tsx';` },
    { 'apps/web/src/features/todos/list/a.tsx': `import type { Ring } from '../../dashboard/ring.tsx';` },
  ],
  allowed: [{ 'apps/web/src/features/todos/list/a.tsx': `import { b } from '../b.ts'; import '../../../ui/c.tsx';` }],
};

const featuresDoNotKnowTheApp: Rule = {
  says: 'features never import app',
  breaches: importing((from, to) => isIn(['features'], from) && isIn(['app', 'main.tsx'], to)),
  forbidden: [{ 'apps/web/src/features/todos/a.tsx': `const b = () => import('../../app/routes.tsx');` }],
  allowed: [{ 'apps/web/src/app/routes.tsx': `const b = () => import('../features/todos/a.tsx');` }],
};

const uiStandsAlone: Rule = {
  says: 'ui imports only ui',
  breaches: importing((from, to) => isIn(['ui'], from) && !isIn(['ui'], to)),
  forbidden: [
    { 'apps/web/src/ui/a.tsx': `import { useText } from '../text/words.tsx';` },
    { 'apps/web/src/ui/a.tsx': `import type { Todo } from '@halyard/contracts/work/todos.ts';` },
  ],
  allowed: [{ 'apps/web/src/ui/a.tsx': `import './a.module.css'; import { Dialog } from '@base-ui/react/dialog';` }],
};

const foundationsStandBelow: Rule = {
  says: 'api, session, preferences and text never import records, importing, assistant, features or app',
  breaches: importing(
    (from, to) => isIn(foundations, from) && isIn([...sharedByFeatures, 'features', 'app', 'main.tsx'], to),
  ),
  forbidden: [
    { 'apps/web/src/api/a.ts': `import { b } from '../features/todos/b.ts';` },
    { 'apps/web/src/session/a.ts': `import type { B } from '../app/b.ts';` },
    { 'apps/web/src/preferences/a.ts': `export * from '../app/b.ts';` },
    { 'apps/web/src/text/en/a.ts': `import { b } from '../../features/todos/b.ts';` },
    { 'apps/web/src/session/a.ts': `import { useRights } from '../records/use-rights.ts';` },
  ],
  allowed: [{ 'apps/web/src/api/a.ts': `import type { Session } from '../session/session.ts';` }],
};

const sharedStandsBelow: Rule = {
  says: 'records, importing and assistant never import features or app',
  breaches: importing((from, to) => isIn(sharedByFeatures, from) && isIn(['features', 'app', 'main.tsx'], to)),
  forbidden: [
    { 'apps/web/src/records/a.ts': `import { b } from '../features/todos/b.ts';` },
    { 'apps/web/src/assistant/thread/a.tsx': `import { b } from '../../app/assistant/b.ts';` },
  ],
  allowed: [
    { 'apps/web/src/features/todos/a.ts': `import { useDraft } from '../../records/drafts/use-draft.ts';` },
    { 'apps/web/src/app/assistant/a.tsx': `import { Composer } from '../../assistant/thread/composer.tsx';` },
    { 'apps/web/src/records/a.tsx': `import { Button } from '../ui/button.tsx';` },
  ],
};

export const webDirection = [
  featuresStandAlone,
  featuresDoNotKnowTheApp,
  uiStandsAlone,
  foundationsStandBelow,
  sharedStandsBelow,
];
