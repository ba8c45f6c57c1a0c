import { common } from '../common.ts';

/** Saved views of lists. */
export const views = {
  title: 'Views',
  own: 'My views',
  shared: 'Shared views',
  /** The whole list again. */
  all: 'Without a view',
  /** The filters differ from those that are saved. */
  changed: 'changed',
  isDefault: 'default',
  isShared: 'shared',
  sharedBy: (owner: string) => `shared by ${owner}`,
  save: 'Save view',
  saveAs: 'Save as new view',
  update: 'Update view',
  edit: 'Rename or share',
  remove: 'Delete view',
  setDefault: 'Open the list with this view',
  unsetDefault: 'Stop opening the list with this view',
  editTitle: 'Edit view',
  name: 'Name',
  nameMissing: 'Enter a name.',
  share: 'Share with all users',
  submit: common.save,
  cancel: common.cancel,
  close: common.close,
  retry: common.retry,
  undo: common.undo,
  saved: (name: string) => `View “${name}” saved`,
  updated: (name: string) => `View “${name}” updated`,
  deleted: (name: string) => `View “${name}” deleted`,
  restored: (name: string) => `View “${name}” restored`,
  defaultSet: (name: string) => `The list now opens with “${name}”`,
  defaultUnset: 'The list opens without a view again',
  failures: {
    load: 'Failed to load the views.',
    save: 'Failed to save the view.',
    delete: 'Failed to delete the view.',
    restore: 'Failed to restore the view.',
    default: 'Failed to set the default view.',
  },
};
