import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages: SameKeys<typeof english> = {
  back: 'Semua pengguna',
  title: 'Offboarding pengguna',
  purpose:
    'Semua yang perlu dilakukan saat seseorang keluar, dalam satu langkah. Anda melihat rencananya sebelum ada yang berubah.',
  submit: 'Tampilkan rencana',
  choose: {
    title: 'Pilih siapa yang keluar',
    hint: 'Pilih satu atau beberapa pengguna di daftar, lalu pilih “Offboarding”.',
    button: 'Ke pengguna',
  },
  who: {
    title: 'Siapa yang keluar dan siapa yang menggantikan',
    leaving: 'Pengguna yang keluar',
    others: '{num, plural, other {dan {shown} lainnya}}',
    gone: 'Pengguna ini sudah tidak ada.',
    colleague: 'Rekan yang menggantikan',
    colleagueHint: 'Menerima email, kotak surat, alias, dan daftar yang Anda pilih di bawah.',
    choose: 'Cari nama atau alamat',
  },
  login: {
    title: 'Login',
    password: 'Buat kata sandi baru dan akhiri semua sesi',
    passwordHint:
      'Kata sandi acak yang tidak diketahui siapa pun. Anda bisa menggantinya di halaman pengguna.',
    appPasswords: 'Hapus semua kata sandi aplikasi',
    appPasswordsHint: 'Program email yang memakainya tidak bisa masuk lagi. Ini tidak bisa diurungkan.',
  },
  access: {
    title: 'Kotak surat lain dan folder publik',
    mailboxes: 'Akhiri akses ke kotak surat lain',
    public_folders: 'Cabut hak di folder publik',
    hint: {
      mailboxes:
        'Kotak surat yang dibagikan orang lain kepada pengguna tidak bisa dibuka lagi, juga dengan kata sandi baru.',
      public_folders:
        'Hak milik daftar atau semua orang tetap ada. Folder yang dimiliki pengguna tetap miliknya.',
    },
  },
  left: {
    title: 'Yang masih menuju ke sini',
    text: 'Ini bukan bagian dari rencana. Ubah yang tidak seharusnya tetap begitu.',
    kind: {
      catch_all: 'Alamat penampung domain',
      rule: 'Pengguna dengan aturan pengiriman yang meneruskan ke sini',
      forward: 'Pengguna yang meneruskan ke sini',
      send_as: 'Pengguna yang dapat mengirim sebagai alamat ini',
    },
  },
  mail: {
    title: 'Email',
    way: 'Apa yang terjadi pada email baru',
    ways: {
      forward: 'Teruskan ke rekan',
      delegate: 'Izinkan rekan membuka kotak surat',
      shared: 'Jadikan kotak surat bersama untuk rekan',
      keep: 'Biarkan di kotak surat',
    },
    hint: {
      forward: 'Penerusan milik pengguna berakhir.',
      delegate: 'Rekan dapat membaca, memindahkan, dan menghapus email, serta membalas atas nama pengguna.',
      shared:
        'Tidak ada yang bisa masuk lagi; rekan membukanya dengan akses penuh. Perlu jenis akun Lanjutan.',
      keep: 'Tidak ada orang lain yang menerimanya.',
    },
    keepCopy: 'Simpan salinan di kotak surat',
    keepCopyHint: 'Juga diperlukan untuk balasan cuti.',
    stopForwards: 'Akhiri penerusan milik pengguna',
    stopForwardsHint: 'Tidak ada email yang pergi ke alamat lain lagi, misalnya alamat pribadi.',
  },
  handOver: {
    title: 'Alias dan daftar',
    aliases: 'Serahkan alias',
    lists: 'Serahkan daftar distribusi',
    smart_lists: 'Serahkan daftar cerdas',
    hint: {
      aliases: 'Alias yang menuju pengguna akan menuju rekan.',
      lists: 'Rekan menjadi anggota menggantikan pengguna.',
      smart_lists: 'Rekan menjadi anggota dengan hak yang sama, dan pemilik jika pengguna adalah pemilik.',
    },
  },
  reply: {
    title: 'Balasan cuti',
    on: 'Balas semua orang yang menulis',
    hint: 'Mulai sekarang dan berakhir saat seseorang mematikannya.',
    subject: 'Subjek',
    subjectHint: 'Jika kosong, subjek pesan yang dipakai.',
    text: 'Teks',
    textHint: 'Misalnya: Saya tidak bekerja di sini lagi. Silakan tulis ke ben@example.com.',
  },
  removal: {
    title: 'Penghapusan',
    on: 'Hapus pengguna pada tanggal tertentu',
    hint: 'Pada hari itu pengguna masuk ke keranjang sampah dan dapat dipulihkan selama {days} hari. Sebelum itu Anda bisa membatalkannya.',
    day: 'Tanggal',
  },
  undo: {
    title: 'Apa yang dikembalikan saat diurungkan',
    text: 'Penerusan, akses, balasan cuti, alias, dan daftar kembali seperti semula, dan kata sandi lama dalam 72 jam. Sesi yang diakhiri dan kata sandi aplikasi yang dihapus tidak bisa kembali.',
  },
  removals: {
    title: 'Penghapusan terjadwal',
    search: 'Cari nama atau alamat',
    user: 'Pengguna',
    name: 'Nama',
    day: 'Tanggal penghapusan',
    by: 'Dijadwalkan oleh',
    state: 'Status',
    waiting: 'Terjadwal',
    problem: {
      forbidden: 'Tidak dihapus: admin yang menjadwalkannya tidak lagi berhak',
      conflict: 'Tidak dihapus: domain yang diaudit membutuhkan kotak surat ini',
    },
    cancel: 'Batalkan penghapusan',
    empty: 'Tidak ada penghapusan terjadwal',
    emptyHint: 'Pengguna yang di-offboarding dengan tanggal penghapusan muncul di sini sampai hari itu.',
  },
  goTo: {
    words: {
      offboardUsers: 'keluar, berhenti, pengunduran diri, offboarding, penghapusan terjadwal',
    },
    actions: {
      offboardUsers: 'Offboarding pengguna',
    },
  },
  operations: {
    planOffboarding: 'Merencanakan offboarding pengguna',
    setRemovalDate: 'Mengubah tanggal penghapusan pengguna',
  },
  facts: {
    remove_at: 'Tanggal penghapusan',
  },
};
