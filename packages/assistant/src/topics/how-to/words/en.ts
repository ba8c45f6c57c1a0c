import { inWords } from '../../in-words.ts';
import type { HowToWords } from '../instruction.ts';

/** Words of questions about how something is done, in English. */
export const words: HowToWords = {
  'ask:': inWords(`
    how, how do i, how can i, how to, how do you, how do we, how can we, how would i, how should i, how could i,
    how does one, can i, could i, may i, can you, could you, can we, is it possible to, possible to,
    is there a way to, a way to, way to, am i able to, am i allowed to, where do i, where can i, where could i,
    where should i, where do we, show me how to, tell me how to, explain how to, explain, what do i have to do to,
    what do i need to do to, what must i do to, what do i do to, i want to, i would like to, i'd like to, i need to,
    help me, help me to, help with, help, steps to, steps for, instructions for, instructions to, guide to,
    guide for, tutorial for, which screen, on which screen, where, how is, how are, do i, what is the way to,
    which button, when i want to, what are, what is, are there, is there, do you have, does halyard support, support,
    do you support, is, are, does it support, i, me, any way to, is there any way to, i wanna, i want, want to,
    need to, i'm trying to, im trying to, i am trying to, i'd love to, i'd like, walk me through, show me where,
    tell me where, tell me how i can, show me how i can, where to, where would i, how might i, how can one,
    what is the way, the way to, i am looking for, i'm looking for, im looking for, in which menu, which menu,
    am i supposed to, is it possible, would you, will you, can you please, let me, so i can, possible, want, i need,
    need, would like to, like to, please help, instructions, do we, do you, we, am i, are there any, have, did, has,
    been, should i, what do i do if, what should i do if, what can i do if, what if, what to do if
  `),
  'do:find': inWords(`
    where is, where are, where's, where can i find, where do i find, where do i see, where can i see, find, see,
    view, show, look at, get to, go to, reach, access, browse, display, list, read, check, which screen shows,
    look up, get, where to find, where to see, i can't find, i cannot find, can't find, cant find, i cant find,
    looking for, locate, which page, on which page, kept, go, located, where do you keep
  `),
  'do:open': inWords(`
    open, opening, go to, take me to, bring me to, navigate to, jump to, get me to
  `),
  'do:add': inWords(`
    add, adding, create, creating, make, making, write, enter, register, put, compose, insert, record, raise,
    report an incident, report a security incident, log, submit, generate, build, define, request, post, get a new,
    note down, set a new, setting up, start a new, schedule
  `),
  'do:change': inWords(`
    change, changing, edit, editing, update, modify, set, setting, adjust, switch, choose, select, rename, correct,
    configure, customise, customize, alter, rewrite, manage, define, switch to, set up, use another, change to,
    switching, switch over, swap, modifying, updating, setting up, altering, personalise, personalize, replace,
    be changed, changed, get changed, fix
  `),
  'do:delete': inWords(`
    delete, deleting, remove, removing, get rid of, drop, erase, clear, dismiss, revoke, forget, empty, deleted,
    removed, cancel, close down, wipe, be deleted, be removed
  `),
  'do:complete': inWords(`
    complete, completing, mark as done, mark done, mark as completed, tick off, finish, check off, tick, as done,
    as completed, mark, completed, finishing, close, set to done, to done, cross off, done
  `),
  'do:resolve': inWords('resolve, close, solve, reopen, mitigate'),
  'do:undo': inWords('undo, take back, revert, reverse, roll back, cancel, undoing'),
  'do:restore': inWords('restore, bring back, recover, undelete, get back, restoring'),
  'do:import': inWords(`
    import, importing, upload, load, bring in, ingest, feed in, fetch, imported, uploading, loading, be imported,
    get data in
  `),
  'do:export': inWords(`
    export, exporting, download, save, extract, get a copy of, exported, downloading, saving, be exported, copy
  `),
  'do:link': inWords('link, linking, connect, attach, associate, relate, tie'),
  'do:start': inWords('start, run, launch, begin, kick off, execute, apply, running, starting, work through, take'),
  'do:assign': inWords('assign, reassign, hand over, assigning, give'),
  'do:escalate': inWords('escalate, escalating'),
  'do:acknowledge': inWords('acknowledge, acknowledging, confirm'),
  'do:triage': inWords(`
    triage, judge, rate, classify, mark as false positive, as false positive, false positive, assess
  `),
  'do:filter': inWords('filter, filtering, narrow down, narrow, sort, search'),
  'do:search': inWords('search, search for, searching, find, look for, look up'),
  'do:move': inWords('move, arrange, rearrange, resize, reorder, arranging'),
  'do:send': inWords('send, push, turn'),
  'do:analyse': inWords('analyse, analyze, analysing, analyzing, evaluate'),
  'do:compare': inWords('compare, comparing, diff'),
  'do:infer': inWords('infer, derive, generate, deduce'),
  'do:validate': inWords('validate, validating, check, test, verify'),
  'do:enable': inWords(`
    on, enable, turn on, switch on, activate, set up, enabling, start using, configure, turning on, switching on,
    activating, get, receive, be notified, get notified, notify me, subscribe, subscribe to
  `),
  'do:disable': inWords(`
    off, disable, turn off, switch off, deactivate, stop, lock, block, suspend, disabling, mute, silence,
    unsubscribe from, turning off, switching off, deactivating, stop getting, stop receiving, stop sending,
    stop sending me, i don't want, i do not want, do not want, unsubscribe, opt out, opt out of, no more, get rid of,
    deactivated, suspending
  `),
  'do:use': inWords('use, using, work with, call, talk to, ask'),
  'do:test': inWords('test, try'),
  'do:signIn': inWords(`
    sign in, log in, sign in with, log in with, signing in, logging in, login with
  `),
  'do:signOut': inWords(`
    sign out, log out, sign out of, log out of, end, logout, sign off, signing out, log me out, sign me out, log off,
    logging out, logoff, signout, leave, sign me off
  `),
  'do:invite': inWords(`
    invite, inviting, onboard, invited, give access to, give access
  `),
  'do:approve': inWords('approve, grant, decide, decide on, decline, accept, reject, approving'),
  'do:reset': inWords(`
    reset, resetting, forgot, i forgot, forgotten, i have forgotten, i've forgotten, lost, i lost, i have lost,
    i've lost, recover, don't remember, do not remember, can't remember, lose
  `),
  'do:markRead': inWords(`
    mark as read, mark read, read, mark all as read, as read, mark, mark all read, mark everything as read,
    all as read, mark all
  `),
  'do:tell': inWords('tell, inform, notify, message'),
  'do:verify': inWords('verify, check, verifying, audit'),
  'thing:task': inWords('task, tasks, to-do, to-dos, todo, todos, task list, my tasks'),
  'thing:priority': inWords('priority, priorities, high priority, the priority of'),
  'thing:dueDate': inWords(`
    due date, due dates, deadline, deadlines, the due date of, a due date, due
  `),
  'thing:shortcut': inWords(`
    shortcut, shortcuts, keyboard shortcuts, keyboard shortcut, hotkeys, hot keys, keys, keyboard
  `),
  'thing:widget': inWords('widget, widgets, layout, dashboard layout'),
  'thing:dashboard': inWords('dashboard, home, intelligence dashboard'),
  'thing:incident': inWords(`
    report an incident, report a security incident, incident, incidents, security incident, security operations,
    security incidents
  `),
  'thing:status': inWords('status, state, the status of'),
  'thing:severity': inWords('severity'),
  'thing:note': inWords('note, notes, internal note, comment, comments'),
  'thing:update': inWords('update, updates, timeline entry, timeline'),
  'thing:assignee': inWords('assignee, person in charge, owner'),
  'thing:record': inWords(`
    record, records, related record, something, anything, everything, deleted records, a deleted record
  `),
  'thing:playbook': inWords('playbook, playbooks, checklist, checklists, runbook, runbooks'),
  'thing:report': inWords('report, reports, incident report, reporting'),
  'thing:alert': inWords('alert, alerts'),
  'thing:rule': inWords('rule, rules, alert rule, alert rules, alerting rule, alerting rules, detection rule'),
  'thing:threat': inWords('threat, threats, indicator, indicators, threat analysis, ioc, iocs'),
  'thing:map': inWords('map, threat map, world map'),
  'thing:entity': inWords(`
    entity, entities, person, organisation, organization, location, organisations, organizations, persons
  `),
  'thing:connection': inWords('connection, connections, relationship, relationships, relation, relations'),
  'thing:network': inWords('network, entity network, network analysis'),
  'thing:graph': inWords('graph, network graph, picture of the graph'),
  'thing:path': inWords(`
    path, paths, shortest path, a path between, path between, shortest path between, connection between
  `),
  'thing:import': inWords('import, imports, import list, imported file'),
  'thing:stix': inWords('stix, stix bundle, stix bundles, stix 2.1, bundle, stix file, stix data'),
  'thing:csv': inWords('csv, csv file, csv files, spreadsheet, excel, a table, from csv'),
  'thing:file': inWords('file, files, sample file, feed, feeds'),
  'thing:data': inWords('data, intelligence, sample, example data, dataset, my own data'),
  'thing:refusal': inWords(`
    refused, refused rows, refused objects, rejected rows, rejected objects, refusals, import errors, rejected,
    errors, was refused, were refused, what was refused
  `),
  'thing:crime': inWords(`
    crime, crimes, police data, crime data, police files, crime analysis, crime data analysis, police
  `),
  'thing:month': inWords('month, months, two months, a month'),
  'thing:area': inWords('area, areas, boroughs, two areas, cities'),
  'thing:analysis': inWords('analysis, analyses, crime analysis, result'),
  'thing:row': inWords('crime rows, crime records, rows'),
  'thing:coverage': inWords('coverage, coverage ledger, data coverage'),
  'thing:schema': inWords('schema, schemas, json schema, json schemas, schema explorer'),
  'thing:version': inWords('version, versions, new version, schema version, schema versions, two versions'),
  'thing:json': inWords('json, json document, json file'),
  'thing:document': inWords('document, documents, payload'),
  'thing:typescript': inWords('typescript, typescript types, types'),
  'thing:theme': inWords(`
    theme, dark mode, light mode, dark theme, light theme, colours, colors, colour scheme, color scheme, appearance,
    night mode, dark, light, dark background, colour theme, color theme, look and feel, dark colours, dark colors,
    colour mode, color mode, bright mode
  `),
  'thing:language': inWords(`
    language, languages, german, spanish, french, japanese, english, the language to, the interface language,
    interface language, ui language, display language, the language, in german, in spanish, in french, in japanese,
    in english
  `),
  'thing:timezone': inWords(`
    time zone, timezone, zone, time zones, timezones, my time zone, my timezone, clock
  `),
  'thing:dateFormat': inWords(`
    date format, format of dates, how dates are shown, date formats, dates, date display, the date format
  `),
  'thing:defaultView': inWords(`
    default view, start screen, start page, home screen, first screen, default screen, starting page, landing page,
    opening screen, startup screen, home page, homepage, default page
  `),
  'thing:density': inWords(`
    density, spacing, compact view, compact, row height, rows smaller, the rows smaller, smaller rows, denser,
    more compact, compact mode, dense, comfortable, row spacing, compact rows
  `),
  'thing:sessionTimeout': inWords(`
    session timeout, timeout, idle timeout, automatic sign-out, automatic logout, time-out, session time-out,
    auto logout, auto log out, automatic log out, automatic log-out, inactivity timeout, session length,
    session duration, time out, logged out automatically, auto sign out
  `),
  'thing:passwordExpiry': inWords(`
    password expiry, password expiration, expiry of passwords, how long a password is valid
  `),
  'thing:twoFactor': inWords(`
    two-factor authentication, two factor authentication, two-factor, two factor, 2fa, mfa, second factor,
    authenticator, authenticator app, totp, two step verification, two-step verification, 2 factor authentication,
    2-factor authentication, 2-factor, 2 factor, multi-factor authentication, multi factor authentication,
    multifactor authentication, two-factor auth, two factor auth, 2 step verification, 2fa app
  `),
  'thing:recoveryCode': inWords('recovery code, recovery codes, backup codes, backup code'),
  'thing:passkey': inWords('passkey, passkeys, webauthn, security key, security keys, fido, fingerprint, yubikey'),
  'thing:apiKey': inWords('api key, api keys, api token, api access, access token'),
  'thing:api': inWords('api, api reference, rest api, api documentation, api docs, openapi'),
  'thing:webhook': inWords('webhook, webhooks'),
  'thing:origin': inWords('allowed origin, allowed origins, origin, origins'),
  'thing:rateLimit': inWords('rate limit, rate limits'),
  'thing:notification': inWords(`
    notification, notifications, all notifications, email notifications, e-mail notifications, notifs,
    the notifications
  `),
  'thing:mail': inWords(`
    email, e-mail, emails, e-mails, mail, mails, email address, e-mail address, by email, mail address, e mail,
    email adress, email notices, the newsletter, newsletter
  `),
  'thing:push': inWords('push, push notifications, browser notifications'),
  'thing:announcement': inWords(`
    announcement, announcements, message to everybody, message to everyone, message to all
  `),
  'thing:everybody': inWords('everybody, everyone, all users, the team, all'),
  'thing:password': inWords(`
    password, my password, passwords, passphrase, pw, pwd, my pw, my login password, login password
  `),
  'thing:username': inWords('username, user name, my name, name'),
  'thing:session': inWords(`
    session, sessions, other sessions, all other sessions, everywhere, everywhere else, all sessions
  `),
  'thing:device': inWords('device, devices, other devices, all devices, my devices'),
  'thing:myData': inWords(`
    my data, my personal data, personal data, all my data, the data about me, what is stored about me
  `),
  'thing:account': inWords(`
    account, my account, the account, my user account, my own account
  `),
  'thing:profile': inWords(`
    profile, my profile, your profile, my details, personal details, my personal details, my account details,
    account details, my info, my information
  `),
  'thing:user': inWords(`
    user, users, colleague, colleagues, user account, user management, somebody, someone, team member, people,
    another person, a person, accounts, a teammate, teammates, a colleague, a coworker, coworker, coworkers,
    team members, another user, a new colleague, new people, a team member, a user
  `),
  'thing:role': inWords(`
    role, roles, higher role, role request, role requests, permissions, rights, an administrator, the role of
  `),
  'thing:request': inWords('request, requests'),
  'thing:change': inWords('change, changes, a change, mistake, a mistake, an action, action, what i did'),
  'thing:assistant': inWords(`
    assistant, chat, ai, chat box, ai assistant, you, the assistant, chatbot, the chat
  `),
  'thing:chat': inWords('chat, conversation, chat history, history, this conversation'),
  'thing:model': inWords(`
    model, external model, language model, llm, ai model, ollama, openai, anthropic, vllm, claude, gpt,
    an external model, another model
  `),
  'thing:sample': inWords('sample data, demo data, sample records, sample workspace, example records, test data'),
  'thing:backup': inWords(`
    backup, backups, a backup, back up, database backup, back up the database, back up the data
  `),
  'thing:audit': inWords('audit log, audit trail, audit, audit chain, the chain, audit entries'),
  'thing:settings': inWords('settings, preferences, options, my settings'),
  'filler:': inWords(`
    turn, switch, the, a, an, my, of, in, on, at, to, for, with, our, please, there, again, from, into, it, one,
    this, that, these, those, using, via, by, as, some, any, new, existing, here, own, myself, and, or, their, its,
    your, old, another, other, more, list, screen, page, halyard, hey, hi, hello, which, what, we, be, is, are, do,
    does, over, between, against, about, open, current, several, two, deleted, quickly, best, easily, now, settings,
    setting, option, option for, found, shown, called, located, 's, onto, off, button, menu, tab, link, icon,
    feature, function, functionality, section, exactly, app, application, site, website, console, me, thanks, thank,
    thx, pls, plz, kindly, ok, okay, hey there, so, then, just, actually, somewhere, somehow, anywhere, instead,
    proper, user's, could, would, can, will, you, us, also, too, later, within, tool, platform, product, workspace,
    up, have, has, was, were, get, am, i, let, good morning
  `),
  'thing:ownAccount': inWords(`
    my account, my own account, my user account
  `),
  'thing:security': inWords(`
    security, privacy, login, sign-in
  `),
  'thing:display': inWords(`
    display, screen, appearance, view, interface, ui
  `),
};
