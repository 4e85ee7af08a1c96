/** Actions that have words; one that is newer than this app is told by its own name. */
export const auditActions: readonly string[] = [
  'utility.create', 'utility.update', 'program.create', 'program.update', 'program.enroll', 'program.move', 'meter.import', 'meter.delivery', 'postal-coverage.set', 'postal-coverage.remove',
  'event.schedule', 'event.change', 'event.cancel', 'event.missed', 'event.late-start', 'order.retry', 'order.cancel', 'gridSource.create', 'gridSource.update',
  'accuracy.measure', 'maintenance.on', 'maintenance.off', 'staff.add', 'staff.remove', 'demonstration.remove',
];
