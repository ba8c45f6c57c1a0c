import type { Phrases } from '../vocabulary.ts';

/** What people ask to be done. */
export const actions: Phrases = {
  'act:add_task':
    'add a task; add task; create a task; create task; make a task; remind me; remind me to; set a reminder; put on my list; put it on my list; add to my list; add to my tasks; add to my to-do list; note to self; to my list; i need to remember to; remember to; dont let me forget; schedule a task; add a to-do; add a todo; make a note to; put down; jot down a task; todo:',
  'act:complete':
    'mark as done; mark done; tick off; tick; check off; complete; finish; done with; set to done; mark as completed; mark as complete; mark complete; cross off; mark it done; i have finished; i have completed; ive finished; ive completed; just finished; tick it off; tick that off; check it off; cross it off; thats done; that is done',
  'act:reopen': 'reopen; re-open; open again; untick; uncheck; mark as open; mark as not done; bring back',
  'act:delete': 'delete; remove; get rid of; drop; bin; throw away; erase; discard; scrap; trash',
  'act:postpone':
    'push; postpone; move; reschedule; delay; shift; make it due; set the due date; change the due date; defer; put off; make it; bring forward',
  'act:rename': 'rename; call it; change the text; change the title; rephrase; retitle',
  'act:assign':
    'assign; reassign; re-assign; give; hand; hand over; hand it over; pass; pass on; pass it on; transfer; put on; let take; allocate; give it; assign it; make the owner; make owner; take over; i take; ill take; i will take; take',
  'act:unassign': 'unassign; take away from; remove the assignee; remove the owner; release; free up',
  'act:set':
    'set; set it; put; put it; change; change it; mark; mark it; mark as; move; switch; switch it; turn; make; flag as; set the status; change the status; change status; set status; set to; put into; flip; convert; update the status; turn on; turn off; set my; change my; switch to; switch my; move it; ->; →; =>',
  'act:close': 'close; close it; close out; shut; wrap up; close down; close the case',
  'act:resolve': 'resolve; resolve it; solve; mark as resolved; mark resolved; settle',
  'act:escalate':
    'escalate; escalate it; raise to the next level; kick up; kick it up; raise an escalation; bump up; escalate this',
  'act:raise':
    'bump; bump it; raise; raise it; upgrade; increase; lower; downgrade; lower it; reduce; bump it to; raise it to; lower it to; drop it to',
  'act:add_note':
    'add a note; note that; add note; make a note; note down; note; write down; write down that; write a note; leave a note; put a note; log that; add to the notes; jot down; record that; note:; add a note that; take a note; document that; note on; put in the notes',
  'act:add_update':
    'add an update; post an update; add update; write an update; comment; comment that; add a comment; leave a comment; tell everyone that; update everyone; post; post that; write an update that; add an update that',
  'act:open_incident':
    'open an incident; create an incident; open a case; create a case; log an incident; report an incident; raise an incident; start an incident; open a ticket; create a ticket; open incident; create incident; register an incident; file an incident; make an incident; open a critical incident; open a high severity incident; open a high incident; open a medium incident; open a low incident; open a new incident; create a critical incident; create a new incident; log a new incident; new incident:',
  'act:link':
    'link; attach; connect; tie; associate; relate; add to the incident; add to incident; add it to incident; link it; hook up; add',
  'act:start_playbook':
    'start the playbook; start playbook; run the playbook; run playbook; launch the playbook; kick off; kick off the playbook; start; run; launch; apply the playbook; begin the playbook; fire up; trigger the playbook; execute the playbook',
  'act:acknowledge':
    'acknowledge; ack; ack it; acknowledge it; mark as seen; mark as acknowledged; take note of; confirm receipt of; ack that; ack that one',
  'act:add_threat':
    'add a threat; create a threat; add threat; log a threat; register a threat; enter a threat; record a threat',
  'act:connect': 'connect; add a connection; create a connection; link up; draw a connection; make a connection',
  'act:mark_read':
    'mark all notifications as read; mark notifications as read; mark everything as read; mark all as read; mark them as read; mark as read; mark the rest as read; mark the rest as raed; clear my notifications; mark them all read; mark all read; set all to read; read all; clear the bell; clear my inbox; mark my notifications as read; clear notifications; mark all my notifications as read; dismiss all notifications; mark em all read; mark em all as read; mark em read; mark em as read; mark all of them read; mark all of them as read; mark the lot as read; mark everything read',
  'act:invite_user':
    'invite; add a user; add user; create a user; create an account for; invite a user; add a colleague; set up an account for; onboard; register a user',
  'act:activate':
    'activate; reactivate; enable; re-enable; switch on; unlock; turn her account on; turn his account on; switch his account on; switch her account on; let back in; unblock',
  'act:deactivate':
    'deactivate; disable; suspend; switch off; turn off the account; switch her account off; switch his account off; lock out; kick out; has left us; left the company; revoke access; remove access; take away access; switch their account off; offboard; switch account off; cut off',
  'act:change_role':
    'make admin; promote; demote; change the role; change role; give the role; make an admin; make an analyst; make a viewer; give admin rights; give rights; set the role; make her; make him; make them',
  'act:undo':
    'undo; undo that; undo it; take that back; take it back; revert; revert that; revert it; roll back; rollback; reverse that; wrong one; change it back; put it back; as it was; that was wrong; that was a mistake; that was the wrong one',
  'act:theme': 'change the theme; switch the theme; set the theme; theme to; use the theme',
  'act:add_task+value:priority.high':
    'add a high priority task; add an urgent task; create a high priority task; create an urgent task; add a high prio task; new high priority task',
  'act:add_task+value:priority.low': 'add a low priority task; create a low priority task; add a low prio task',
  'act:add_task+value:priority.medium': 'add a medium priority task; create a medium priority task',
};
