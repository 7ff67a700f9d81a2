import type { Language } from '@posthouse/contract/core/languages';

interface ReleaseTexts {
  readonly title: string;
  readonly purpose: string;
  readonly from: string;
  readonly subject: string;
  readonly received: string;
  readonly nothing: string;
  readonly allow: string;
  readonly allowHint: string;
  /** For whoever reads this mailbox and is an admin of the account. */
  readonly allowForDomain: string;
  readonly release: string;
  readonly titles: Readonly<Record<'underway' | 'released' | 'gone', string>>;
  readonly underway: string;
  readonly released: string;
  readonly already: string;
  readonly gone: string;
  readonly allowed: string;
  readonly deadTitle: string;
  readonly dead: string;
}

export const releaseTexts: Readonly<Record<Language, ReleaseTexts>> = {
  en: {
    title: 'Release this message?',
    purpose: 'It is in the spam folder of {email}. Releasing moves it to the inbox.',
    from: 'From',
    subject: 'Subject',
    received: 'Received',
    nothing: '(none)',
    allow: 'Always accept mail from {address}',
    allowHint:
      'This puts the address on the whitelist of this mailbox only. Mail that only pretends to come from it is still filtered.',
    allowForDomain: 'Accept it for the whole domain, in the panel',
    release: 'Move to inbox',
    titles: {
      underway: 'Moving the message…',
      released: 'The message is in the inbox',
      gone: 'The message is gone',
    },
    underway: 'This takes longer than usual. The page shows when it is done; you can also close it.',
    released: 'It was moved from the spam folder to the inbox.',
    already: 'This link was already used. The message was moved to the inbox.',
    gone: 'It is no longer in the spam folder: it was deleted or moved meanwhile.',
    allowed: 'Mail from {address} is now always accepted.',
    deadTitle: 'This link no longer works',
    dead: 'It is not valid or has expired. If the message is still in your spam folder, you can move it to the inbox with your mail program.',
  },
  ptbr: {
    title: 'Liberar esta mensagem?',
    purpose: 'Ela está na pasta de spam de {email}. Ao ser liberada, vai para a caixa de entrada.',
    from: 'De',
    subject: 'Assunto',
    received: 'Recebida',
    nothing: '(nenhum)',
    allow: 'Sempre aceitar e-mails de {address}',
    allowHint:
      'O endereço entra na lista branca somente desta caixa de correio. E-mails que apenas fingem vir dele continuam sendo filtrados.',
    allowForDomain: 'Aceitar para todo o domínio, no painel',
    release: 'Mover para a caixa de entrada',
    titles: {
      underway: 'Movendo a mensagem…',
      released: 'A mensagem está na caixa de entrada',
      gone: 'A mensagem não existe mais',
    },
    underway: 'Está demorando mais que o normal. A página mostra quando terminar; você também pode fechá-la.',
    released: 'Ela foi movida da pasta de spam para a caixa de entrada.',
    already: 'Este link já foi usado. A mensagem foi movida para a caixa de entrada.',
    gone: 'Ela não está mais na pasta de spam: foi apagada ou movida nesse meio-tempo.',
    allowed: 'E-mails de {address} agora são sempre aceitos.',
    deadTitle: 'Este link não funciona mais',
    dead: 'Ele não é válido ou expirou. Se a mensagem ainda estiver na pasta de spam, você pode movê-la para a caixa de entrada com seu programa de e-mail.',
  },
  id: {
    title: 'Lepaskan email ini?',
    purpose: 'Email ini ada di folder spam {email}. Jika dilepaskan, email dipindahkan ke kotak masuk.',
    from: 'Dari',
    subject: 'Subjek',
    received: 'Diterima',
    nothing: '(tidak ada)',
    allow: 'Selalu terima email dari {address}',
    allowHint:
      'Alamat ini masuk ke daftar putih kotak surat ini saja. Email yang hanya berpura-pura berasal dari alamat ini tetap disaring.',
    allowForDomain: 'Terima untuk seluruh domain, di panel',
    release: 'Pindahkan ke kotak masuk',
    titles: {
      underway: 'Memindahkan email…',
      released: 'Email ada di kotak masuk',
      gone: 'Email sudah tidak ada',
    },
    underway:
      'Ini lebih lama dari biasanya. Halaman ini menunjukkan jika sudah selesai; Anda juga boleh menutupnya.',
    released: 'Email dipindahkan dari folder spam ke kotak masuk.',
    already: 'Tautan ini sudah digunakan. Email sudah dipindahkan ke kotak masuk.',
    gone: 'Email tidak lagi ada di folder spam: sudah dihapus atau dipindahkan.',
    allowed: 'Email dari {address} sekarang selalu diterima.',
    deadTitle: 'Tautan ini tidak berlaku lagi',
    dead: 'Tautan tidak valid atau sudah kedaluwarsa. Jika email masih ada di folder spam, Anda dapat memindahkannya ke kotak masuk dengan program email Anda.',
  },
  es: {
    title: '¿Liberar este mensaje?',
    purpose: 'Está en la carpeta de spam de {email}. Al liberarlo, pasa a la bandeja de entrada.',
    from: 'De',
    subject: 'Asunto',
    received: 'Recibido',
    nothing: '(ninguno)',
    allow: 'Aceptar siempre el correo de {address}',
    allowHint:
      'La dirección se añade a la lista blanca de este buzón únicamente. El correo que solo finge venir de ella se sigue filtrando.',
    allowForDomain: 'Aceptarla para todo el dominio, en el panel',
    release: 'Mover a la bandeja de entrada',
    titles: {
      underway: 'Moviendo el mensaje…',
      released: 'El mensaje está en la bandeja de entrada',
      gone: 'El mensaje ya no está',
    },
    underway: 'Tarda más de lo habitual. La página indicará cuándo termina; también puede cerrarla.',
    released: 'Se ha movido de la carpeta de spam a la bandeja de entrada.',
    already: 'Este enlace ya se ha usado. El mensaje se movió a la bandeja de entrada.',
    gone: 'Ya no está en la carpeta de spam: se ha borrado o movido entretanto.',
    allowed: 'El correo de {address} se acepta siempre a partir de ahora.',
    deadTitle: 'Este enlace ya no funciona',
    dead: 'No es válido o ha caducado. Si el mensaje sigue en su carpeta de spam, puede moverlo a la bandeja de entrada con su programa de correo.',
  },
  de: {
    title: 'Diese E-Mail freigeben?',
    purpose: 'Sie liegt im Spamordner von {email}. Freigegeben kommt sie in den Posteingang.',
    from: 'Von',
    subject: 'Betreff',
    received: 'Empfangen',
    nothing: '(keine Angabe)',
    allow: 'E-Mails von {address} immer annehmen',
    allowHint:
      'Die Adresse kommt auf die Whitelist nur dieses Postfachs. E-Mails, die nur vorgeben, von dort zu kommen, werden weiterhin gefiltert.',
    allowForDomain: 'Im Panel für die ganze Domain annehmen',
    release: 'In den Posteingang verschieben',
    titles: {
      underway: 'Die E-Mail wird verschoben …',
      released: 'Die E-Mail ist im Posteingang',
      gone: 'Die E-Mail ist nicht mehr da',
    },
    underway:
      'Das dauert länger als üblich. Die Seite zeigt, wenn es so weit ist; Sie können sie auch schließen.',
    released: 'Sie wurde aus dem Spamordner in den Posteingang verschoben.',
    already: 'Dieser Link wurde schon verwendet. Die E-Mail wurde in den Posteingang verschoben.',
    gone: 'Sie liegt nicht mehr im Spamordner: Sie wurde inzwischen gelöscht oder verschoben.',
    allowed: 'E-Mails von {address} werden jetzt immer angenommen.',
    deadTitle: 'Dieser Link gilt nicht mehr',
    dead: 'Er ist ungültig oder abgelaufen. Liegt die E-Mail noch in Ihrem Spamordner, können Sie sie mit Ihrem E-Mail-Programm in den Posteingang verschieben.',
  },
  fr: {
    title: 'Libérer ce message ?',
    purpose: 'Il se trouve dans le dossier spam de {email}. Libéré, il passe dans la boîte de réception.',
    from: 'De',
    subject: 'Objet',
    received: 'Reçu',
    nothing: '(aucun)',
    allow: 'Toujours accepter le courrier de {address}',
    allowHint:
      'L’adresse est ajoutée à la liste blanche de cette boîte aux lettres uniquement. Le courrier qui prétend seulement en venir reste filtré.',
    allowForDomain: 'L’accepter pour tout le domaine, dans le panneau',
    release: 'Déplacer vers la boîte de réception',
    titles: {
      underway: 'Déplacement du message…',
      released: 'Le message est dans la boîte de réception',
      gone: 'Le message n’est plus là',
    },
    underway:
      'Cela prend plus de temps que d’habitude. La page indiquera la fin ; vous pouvez aussi la fermer.',
    released: 'Il a été déplacé du dossier spam vers la boîte de réception.',
    already: 'Ce lien a déjà été utilisé. Le message a été déplacé vers la boîte de réception.',
    gone: 'Il n’est plus dans le dossier spam : il a été supprimé ou déplacé entre-temps.',
    allowed: 'Le courrier de {address} est désormais toujours accepté.',
    deadTitle: 'Ce lien ne fonctionne plus',
    dead: 'Il n’est pas valide ou a expiré. Si le message est encore dans votre dossier spam, vous pouvez le déplacer vers la boîte de réception avec votre logiciel de messagerie.',
  },
};
