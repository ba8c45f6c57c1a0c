import { inWords } from '../in-words.ts';
/** The advice of the dashboard's card in English, in the words of the card. `figure` stands for the number. */
export const advice = {
  phrases: {
    'topic:advice': inWords(`
      advice, what should i do, what should i do first, what should i do next, what should i focus on,
      what do you advise, advise me, what do you suggest, suggestions, suggestion, any suggestions, tip, tips,
      what do you recommend, recommendations, recommendation, what should i work on, what should i start with,
      where should i start, where do i start, what should i tackle first, what should i work on first,
      what should i work on next, am i on track, how am i doing, how do i do, what should i prioritise,
      what should i prioritize, what should i tackle, what is most important, what should i do now, what shall i do,
      what shall i do first, what shall i do next, what shall i do now, what do i do first, what do i do next,
      what do i do now, what to do first, what to do next, what to do now, where do i begin, where should i begin,
      where to start, where to begin, what would you do, what would you do first, what would you recommend,
      what would you suggest, what would you advise, your advice, your recommendations, your recommendation,
      your suggestions, your suggestion, what are your recommendations, what are your suggestions,
      what is your advice, what's your advice, what do you recommend i do, what should i get done,
      what should i get done first, what should i be working on, what should i be doing, what's most important,
      most important thing, how can i be more productive, how do i get more done, how can i get more done
    `),
    'advice:any': inWords(`
      give, first, next, some, get done
    `),
  },
  examples: ['What should I do first?', 'Any advice?'],
  onTrack: 'You are on track. No suggestions right now.',
  note: 'Advice follows fixed rules on your task list.',
  lowRate: {
    title: (figure: string) => `Your completion rate is ${figure}.`,
    body: 'Finish a few tasks before you take on new ones.',
    withoutTasks: 'Add and complete tasks to raise your completion rate.',
    rule: (bound: string, figure: string) => `Rule: completion rate below ${bound}. Now ${figure}.`,
  },
  highPriority: {
    title: (n: number, figure: string) => `${figure} high-priority ${n === 1 ? 'task is' : 'tasks are'} active.`,
    body: (n: number): string => (n === 1 ? 'Take it before anything new.' : 'Take these before anything new.'),
    rule: (figure: string) => `Rule: any active task of high priority. Now ${figure}.`,
  },
  highRate: {
    title: (figure: string) => `${figure} of your tasks are completed.`,
    body: 'Well done. There is room for what comes next.',
    rule: (bound: string, figure: string) => `Rule: completion rate above ${bound}. Now ${figure}.`,
  },
  manyActive: {
    title: (figure: string) => `${figure} tasks are open at once.`,
    body: 'Split the larger ones into steps.',
    rule: (bound: string, figure: string) => `Rule: more than ${bound} active tasks. Now ${figure}.`,
  },
};
