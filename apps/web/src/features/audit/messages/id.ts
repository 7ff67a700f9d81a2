import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Kepatuhan',
  purpose: 'Setiap pesan yang dikirim atau diterima domain yang diaudit disalin ke kotak surat audit.',
  search: 'Cari domain',
  empty: 'Belum ada domain audit',
  emptyHint: 'Pilih domain dan kotak surat audit yang menerima salinan setiap pesan masuk dan keluar.',
  quota: 'Kuota: {num}',
  readOnly: 'Anda dapat melihat ini, tetapi tidak mengubahnya.',
  hidden: 'Kotak surat di domain lain',
  noMailbox: {
    title: 'Belum ada kotak surat audit',
    hint: 'Salinan dikirim ke pengguna dengan jenis akun Audit. Pengguna ini tidak dapat mengirim email dan tidak memakai tempat. Tambahkan satu dulu.',
    add: 'Tambah kotak surat audit',
  },
  column: {
    domain: 'Domain',
    mailbox: 'Kotak surat audit',
    state: 'Status',
  },
  state: {
    on: 'Aktif',
    off: 'Nonaktif',
    disabled: 'Kotak surat nonaktif',
    removed: 'Kotak surat dihapus',
  },
  mailboxes: {
    title: 'Kotak surat audit',
    all: '{num, plural, other {Tampilkan # kotak surat audit}}',
    usage: 'Pemakaian {name}',
    disabled: 'Nonaktif',
  },
  form: {
    title: 'Audit domain',
    domain: 'Domain',
    domainHint: 'Setiap pesan yang dikirim atau diterimanya disalin.',
    chooseDomain: 'Pilih domain',
    mailbox: 'Kotak surat audit',
    mailboxHint:
      'Pengguna dengan jenis akun Audit. Kata sandi aplikasi kotak surat yang dipilih tidak berlaku lagi.',
    chooseMailbox: 'Pilih kotak surat',
    submit: 'Mulai audit',
    save: 'Simpan',
  },
  row: {
    on: 'Aktifkan',
    off: 'Nonaktifkan',
    remove: 'Hentikan audit',
  },
  ask: {
    off: 'Nonaktifkan audit {name}?',
    offText:
      'Pesan baru tidak disalin sampai Anda mengaktifkannya lagi. Salinan yang sudah ada tetap di kotak surat audit.',
    remove: 'Hentikan audit {name}?',
    removeText:
      'Pesan baru tidak lagi disalin, dan domain ini hilang dari daftar ini. Untuk menjeda audit saja, nonaktifkan audit. Salinan yang sudah ada tetap di kotak surat audit.',
  },
  facts: {
    domain: 'Domain',
    audit_email: 'Kotak surat audit',
    audit_enabled: 'Audit',
  },
  goTo: {
    words: {
      audit: 'jurnal email, arsip, salinan email, kotak surat audit',
      setAuditDomain: 'domain audit baru, mulai jurnal',
    },
    actions: {
      setAuditDomain: 'Audit domain',
    },
  },
  menu: {
    audit: 'Kepatuhan',
  },
  deeds: {
    setAuditDomain: 'Audit {name} diubah',
    removeAuditDomain: 'Audit {name} dihentikan',
  },
  operations: {
    setAuditDomain: 'Mengubah audit domain',
    removeAuditDomain: 'Menghentikan audit domain',
  },
} satisfies SameKeys<typeof english>;
