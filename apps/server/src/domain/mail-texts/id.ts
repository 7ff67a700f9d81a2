import type { MailTexts } from './en.ts';

export const id: MailTexts = {
  emailChange: {
    subject: 'Konfirmasikan alamat email baru Anda',
    text: `Halo,

administrator “{username}” akan menggunakan alamat email ini mulai sekarang.

Untuk mengonfirmasinya, buka tautan ini dalam {hours} jam:

{link}

Jika bukan Anda yang memintanya, abaikan pesan ini: alamat tidak berubah.
`,
  },
  emailChanged: {
    subject: 'Alamat email {username} telah diubah',
    text: `Halo,

administrator “{username}” sekarang menggunakan alamat email {email}. Alamat ini tidak digunakan lagi.

Jika bukan Anda yang mengubahnya, segera hubungi penyedia layanan Anda.
Perubahan dikonfirmasi dari {remoteip}.
`,
  },
  newLogin: {
    subject: 'Login baru ke {username}',
    text: `Halo,

administrator “{username}” baru saja masuk dari alamat yang belakangan ini tidak dipakainya:

{remoteip}
{device}
{time}

Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan, segera ubah kata sandi dan akhiri sesi lainnya:

{link}
`,
  },
  emailConfirmation: {
    subject: 'Konfirmasikan alamat email Anda',
    text: `Halo,

Anda telah didaftarkan sebagai administrator dengan nama pengguna “{username}” dan alamat email ini.

Untuk mengonfirmasinya, buka tautan ini dalam {hours} jam:

{link}

Jika Anda tidak tahu tentang hal ini, abaikan saja: alamat ini tidak akan dipakai.
`,
  },
  domainWorse: {
    subject: '{domain} memerlukan perhatian Anda',
    text: `Halo,

yang semula benar pada DNS atau sertifikat {domain} kini tidak lagi:

{records}

Email domain ini dapat terganggu. Apa yang diharapkan, apa yang ditemukan, dan cara memperbaikinya:

{link}
`,
  },
  claimEnds: {
    subject: 'Klaim atas {domain} segera berakhir',
    text: `Halo,

kepemilikan {domain} belum terbukti. Jika catatan berikut tidak muncul di DNS-nya, klaim berakhir pada {date}:

{host}
TXT
{value}

Anda dapat memeriksanya kapan saja:

{link}
`,
  },
};
