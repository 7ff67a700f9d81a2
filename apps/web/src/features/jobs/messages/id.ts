import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Tugas latar belakang',
  button: '{num, plural, =0 {Tugas latar belakang} other {# tugas berjalan}}',
  hint: 'Anda dapat menutup panel samping ini atau peramban. Tugas tetap berjalan.',
  empty: 'Tidak ada tugas dalam 24 jam terakhir',
  emptyHint: 'Tindakan pada banyak entri berjalan di latar belakang dan muncul di sini.',
  undo: 'Urungkan',
  undoOne: 'Urungkan: {name}',
  stop: 'Hentikan',
  stopOne: 'Hentikan: {name}',
  failures: 'Gagal',
  showFailures:
    '{num, plural, one {Tampilkan # entri yang gagal} other {Tampilkan {shown} entri yang gagal}}',
  hideFailures: 'Sembunyikan entri yang gagal',
  details: 'Detail',
  openPlan: 'Buka impor',
  ended: {
    finished: '{name}: {done} selesai',
    partly: '{name}: {done} selesai, {failed} gagal',
    stopped: '{name} dihentikan: {done} dari {total} selesai',
    failed: '{name} gagal: {done} dari {total} selesai. Coba lagi untuk sisanya.',
  },
  deeds: {
    stopJob: 'Tugas latar belakang sedang dihentikan',
  },
  operations: {
    stopJob: 'Menghentikan tugas latar belakang',
  },
  facts: {
    operation: 'Operasi',
  },
} satisfies SameKeys<typeof english>;
