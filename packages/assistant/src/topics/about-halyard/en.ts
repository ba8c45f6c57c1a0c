import { inWords } from '../in-words.ts';

const thanks: readonly string[] = [
  ...inWords(`
      thanks, thank you, thank you very much, thanks a lot, many thanks, thx, cheers, goodbye, bye, ok, okay,
      alright, all right, got it, understood, thanks so much, thank you so much, thanks very much, thank u, ty, tyvm,
      great thanks, ok thanks, okay thanks, perfect thanks, thanks halyard, that's all, thats all, that is all,
      that's helpful, that was helpful, very helpful, well done, good job, great job, nice work, good work,
      no thanks, no thank you, see you, see you later, have a nice day, have a good day, good night, bye bye,
      much appreciated, cool thanks, awesome thanks, nice thanks, lovely thanks, brilliant thanks, that's great,
      that's perfect, thats great, thats perfect, sounds good, looks good, thanks for your help, thanks for the help,
      thank you for your help, thanks for helping
    `),
  ...['great, thanks', 'perfect, thanks', 'ok, thanks', 'okay, thanks', 'cool, thanks', 'no, thanks', 'nice, thanks'],
];

/** Questions about the assistant itself, in English. */
export const aboutHalyard = {
  phrases: {
    'topic:greeting': inWords(`
      hello, hi, hey, good morning, good afternoon, good evening, hi there, hello there, hey there, good day, howdy,
      greetings, hello halyard, hi halyard, hey halyard, hiya, good morning halyard, how are you, how are you doing,
      how are you today, how are you doing today, nice to meet you, how are things with you
    `),
    'topic:thanks': thanks,
    'topic:abilities': inWords(`
      what can you do, what can i ask, what can i ask you, what can you tell me, what do you know,
      what are you able to do, how can you help, how can you help me, what questions can i ask, what can you answer,
      what else can you do, what do you do, what are you good for, how do you work, how does this work, help,
      what can i do here, what can i ask here, which questions can i ask, what do you understand, can you help me,
      help me, i need help, need help, i need some help, some help, what is halyard, what's halyard, whats halyard,
      what is this for, what is this thing, what is this app, what is this tool, what can this do, what can it do,
      how do i use this, how do i use you, how do i use halyard, how to use this, how to use halyard, how to use you,
      getting started, get started, how do i get started, how do i start, tutorial, user guide, user manual,
      commands, list of commands, what commands, which commands, what commands are there, available commands,
      examples, example questions, sample questions, give me examples, give me an example, give me some examples,
      show me examples, show me some examples, some example questions, show me some example questions,
      show me example questions, give me some example questions, what kind of questions can i ask,
      what kind of questions, what sort of questions can i ask, what can i ask about, what could i ask,
      what should i ask, what can i ask for, what may i ask, show me what you can do, tell me what you can do,
      what you can do, what are your capabilities, what are your features, your capabilities, your features,
      capabilities, features, what are you capable of, what can you help with, what can you help me with,
      what can you show me, what can you do for me, what could you do, what things can you do, i am new here,
      i'm new here, im new here, i am new, i'm new, im new, new here, i don't know what to ask,
      i do not know what to ask, what data do you have, which data do you have, what information do you have,
      what data can you access, how does it work, how does halyard work, how does the assistant work,
      what else can i ask, can you help, what sort of things can i ask, what kind of things can i ask,
      what kinds of things can i ask, what things can i ask, what type of questions can i ask,
      what types of questions can i ask, what kinds of questions can i ask, what sort of questions,
      what are you able to answer, what are you able to tell me, what are you able to tell, what can i do with you,
      what can i do with this, what can i use you for, what can i use this for
    `),
    'topic:identity': inWords(`
      who are you, what are you, are you an admin, are you an administrator, are you admin, are you an analyst,
      are you a bot, are you a robot, are you human, are you a person, are you real, are you an ai,
      what is your name, what's your name, introduce yourself, are you artificial intelligence, what are you exactly,
      who am i talking to, who am i speaking to, who am i chatting with, am i talking to a human,
      am i talking to a person, am i talking to a bot, are you a human, are you a machine, are you a computer,
      are you alive, what should i call you, what do i call you, do you have a name, tell me about yourself,
      are you a real person, are you a live person, are you a real human, is this a bot, is this a robot,
      is this a human, am i talking to a machine, am i talking to an ai
    `),
    'topic:model': inWords(`
      which model, what model, which llm, which language model, what language model, which ai model, which ai,
      what ai, are you chatgpt, are you gpt, are you claude, are you a language model, are you an llm, who made you,
      which model do you use, what model do you use, which model answers, are you using openai, do you use chatgpt,
      do you use ai, is this ai, are you ai, do you use an llm, do you use a language model, do you use openai,
      do you use gpt, is this chatgpt, are you gemini, are you copilot, which ai model do you use,
      is there an llm behind this, who built you, who created you, who developed you, who programmed you,
      are you using chatgpt, are you using ai, are you powered by ai, what ai are you
    `),
    'topic:privacy': inWords(`
      does anything leave this server, does anything i ask leave this server, anything i ask, does my data leave,
      does data leave, leave this server, leave the server, is my data safe, is my data sent, where does my data go,
      do you send my data, is anything sent, is data sent, who sees my questions, who can read my questions,
      who can see my questions, are my questions stored, is this conversation private, is this private,
      is this confidential, do you store my questions, do you keep my questions, what do you store,
      do you store this, do you remember, does any data leave, are my questions sent, data leave this server,
      does my question leave this server, are questions sent anywhere, to whom do you send, do you call home,
      is my chat private, is this chat private, is the chat private, is our chat private, is my conversation private,
      are my chats stored, is my chat stored, is this conversation stored, are my messages stored,
      do you save my questions, do you save my data, do you share my data, who can see this chat,
      who can see my chat, who can see my messages, is it private, do you log my questions, is my data private,
      is my data secure, does my data stay here, where is my data stored
    `),
    'topic:spoken': inWords(`
      which languages do you speak, what languages do you speak, which languages do you understand, do you speak,
      what languages do you understand, do you understand, can you speak, which languages, what languages, german,
      spanish, french, japanese, english, what languages can you speak, which languages can you speak,
      which languages can i use, what languages can i use, what languages are supported,
      which languages are supported, which languages do you support, what languages do you support,
      what languages do you know, which languages do you know, can you understand, can i ask in, can i write in,
      can i ask you in, may i ask in
    `),
    'topic:trust': inWords(`
      are you sure, is that correct, is that right, is that true, is this correct, is this true, is this right,
      can i trust you, can i trust this, can i trust that, how do you know, how do you know that, really,
      where does that come from, what are your sources, your sources, where do you get your data,
      where do you get this, do you make things up, do you hallucinate, do you invent, can you be wrong,
      are you always right, says who, where is this from, where is that from, do you guess, did you make that up,
      how reliable are you, show your sources, are your answers correct, are your answers right,
      are your answers reliable, are your answers accurate, are the answers correct, how accurate are you,
      how accurate is this, are you accurate, are you reliable, is this accurate, is that accurate, is this reliable,
      can you make mistakes, do you make mistakes, are you ever wrong, could you be wrong, do you lie, are you lying,
      where do your numbers come from, where do the numbers come from, where do these numbers come from,
      where do those numbers come from, where do the figures come from, where do these figures come from,
      where do your answers come from, where does your data come from, where does the data come from,
      where does this data come from, what is this based on, what is that based on, what are your answers based on,
      how did you get this, how did you get that, how did you calculate this, how did you calculate that,
      how do you calculate this, how do you calculate that, how is this calculated, how do you get your answers,
      how do you get the numbers, do you make up numbers, did you make this up, can i rely on you,
      can i rely on this, can i rely on that, should i trust you, can i trust your answers, can i trust your numbers,
      can i trust the numbers, are these numbers correct, are these numbers right, are those numbers right,
      are you certain
    `),
    'topic:limits': inWords(`
      what can you not do, what can't you do, what can you not answer, what can't you answer, what are your limits,
      what do you not know, what don't you know, your limits, your limitations, what are your limitations,
      what can't you tell me, what can you not tell me, what do you not do, what don't you do,
      what can you not help with, what can't you help with
    `),
    'talk:any': inWords(`
      anywhere, to anyone, elsewhere, outside, speak, talk, reply, respond, answer in, speak in, talk in, reply in
    `),
    'filler:': inWords(`
      ok, okay, alright, all right, understood, good morning, good afternoon, good evening, good day, hi there,
      hello there, hey there, greetings, thanks, thank you, thank you very much, thank you so much, thanks a lot,
      many thanks, thx, cheers, thanks so much, great thanks, hello halyard, hi halyard, hey halyard, thats,
      how are you, pls, plz, kindly
    `),
    'follow:and': inWords(`
      ok and, okay and, alright and, ok what about, okay what about, ok how about, okay how about
    `),
    'op:summary': inWords(`
      what can you tell me about
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
  refusal: 'If no query can answer a question, I say so. I do not guess.',
  identity: (product: string) =>
    `I am the assistant of ${product}: a built-in engine that turns a question into queries of your data. I am not a person.`,
  model:
    'This answer was written by the built-in engine, which needs no language model and no network. The operator of the server can configure a model; answers of a model name it.',
  privacy:
    'Nothing leaves this server unless its operator has configured a language model; the assistant then names the model and the host that questions are sent to.',
  stored: 'Your conversation is kept for you alone, the newest 200 messages of it; Clear Chat clears it.',
  spoken: 'I understand English, Spanish, French, German and Japanese, and answer in the language of the question.',
  trust:
    'Every figure comes from the query cited next to it. Open a source to see the same records. I do not estimate.',
  limits:
    'I report what is recorded here. I do not explain why something happened, do not predict, know nothing of the world outside, and change nothing by myself.',
  suggestions: ['Give me an overview', 'What should I do first?', 'How many incidents are open?'],
};
