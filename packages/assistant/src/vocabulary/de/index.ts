import actions from './actions.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import inflow from './inflow.json' with { type: 'json' };
import questions from './questions.json' with { type: 'json' };
import records from './records.json' with { type: 'json' };

export { actions, events, inflow, questions, records };
