import { visitors } from '../public/visitors.ts';
import { dashboard } from '../work/dashboard.ts';
import { priorities } from '../work/priorities.ts';
import { events } from './events.ts';
import { navigation } from './navigation.ts';

export const consoleText = { ...visitors, dashboard, navigation, priorities, events };
