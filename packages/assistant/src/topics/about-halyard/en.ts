import { inWords } from '../in-words.ts';
/** Questions about the assistant itself, in English. */
export const aboutHalyard = {
  phrases: {
    'topic:greeting': inWords(`
      hello, hi, hey, good morning, good afternoon, good evening, hi there, hello there, hey there
    `),
    'topic:thanks': inWords(`
      thanks, thank you, thank you very much, thanks a lot, many thanks, thx, cheers, goodbye, bye
    `),
    'topic:abilities': inWords(`
      what can you do, what can i ask, what can i ask you, what can you tell me, what do you know,
      what are you able to do, how can you help, how can you help me, what questions can i ask,
      what can you answer, what else can you do, what do you do, what are you good for, how do you work,
      how does this work, help, what can i do here, what can i ask here, which questions can i ask,
      what do you understand, can you help me
    `),
    'topic:identity': inWords(`
      who are you, what are you, are you an admin, are you an administrator, are you admin, are you an analyst, are you a bot, are you a robot, are you human, are you a person, are you real,
      are you an ai, what is your name, what's your name, introduce yourself, are you artificial intelligence
    `),
    'topic:model': inWords(`
      which model, what model, which llm, which language model, what language model, which ai model, which ai,
      what ai, are you chatgpt, are you gpt, are you claude, are you a language model, are you an llm,
      who made you, which model do you use, what model do you use, which model answers, are you using openai,
      do you use chatgpt
    `),
    'topic:privacy': inWords(`
      does anything leave this server, does anything i ask leave this server, anything i ask, does my data leave, does data leave, leave this server, leave the server,
      is my data safe, is my data sent, where does my data go, do you send my data, is anything sent,
      is data sent, who sees my questions, who can read my questions, who can see my questions,
      are my questions stored, is this conversation private, is this private, is this confidential,
      do you store my questions, do you keep my questions, what do you store, do you store this, do you remember,
      does any data leave, are my questions sent, data leave this server, does my question leave this server,
      are questions sent anywhere, to whom do you send, do you call home
    `),
    'topic:spoken': inWords(`
      which languages do you speak, what languages do you speak, which languages do you understand, do you speak,
      what languages do you understand, do you understand, can you speak, which languages, what languages,
      german, spanish, french, japanese, english
    `),
    'topic:trust': inWords(`
      are you sure, is that correct, is that right, is that true, is this correct, is this true, is this right,
      can i trust you, can i trust this, can i trust that, how do you know, how do you know that, really,
      where does that come from, what are your sources, your sources, where do you get your data,
      where do you get this, do you make things up, do you hallucinate, do you invent, can you be wrong,
      are you always right, says who, where is this from, where is that from, do you guess, did you make that up,
      how reliable are you, show your sources
    `),
    'topic:limits': inWords(`
      what can you not do, what can't you do, what can you not answer, what can't you answer,
      what are your limits, what do you not know, what don't you know, your limits, your limitations,
      what are your limitations
    `),
    'talk:any': inWords(`
      anywhere, to anyone, elsewhere, outside
    `),
  },
  examples: [
    'What can you do?',
    'Does anything leave this server?',
    'What are your sources?',
    'Which languages do you speak?',
  ],
  greeting: 'Hello. I answer from the data you may see, and show the query behind every figure.',
  thanks: 'You are welcome.',
  abilities: (product: string) =>
    `I answer questions about incidents, alerts, playbooks, threats, the network, tasks, notifications, imports, police data, schemas, your account and how things are done in ${product}; administrators can ask about users, too.`,
  actions:
    'I can prepare a task, a note or a change of status. Nothing is done before you confirm it, and then it is done with your rights.',
  refusal: 'What no query answers I refuse; I do not guess.',
  identity: (product: string) =>
    `I am the assistant of ${product}: a built-in engine that turns a question into queries of your data. I am not a person.`,
  model:
    'This answer was written by the built-in engine, which needs no language model and no network. The operator of the server can configure a model; answers of a model name it.',
  privacy:
    'Nothing leaves this server unless its operator has configured a language model; the assistant then names the model and the host that questions are sent to.',
  stored: 'Your conversation is kept for you alone, the newest 200 messages of it; Clear Chat clears it.',
  spoken: 'I understand English, Spanish, French, German and Japanese, and answer in the language of the question.',
  trust:
    'Every figure was read by the query whose number stands behind it. Open a source and you see the same records. I estimate nothing.',
  limits:
    'I report what is recorded here. I do not explain why something happened, do not predict, know nothing of the world outside, and change nothing by myself.',
  suggestions: ['Give me an overview', 'What should I do first?', 'How many incidents are open?'],
};
